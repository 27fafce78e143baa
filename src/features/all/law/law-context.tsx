import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { LawFact } from '@law/law-fact';
import { lawFactsQuery } from './api/law-facts-api';
import { indexFacts } from './model/law-text';
import type { DatedFact } from './model/page-dates';
import { officialFirst } from './model/source-text';

interface Law {
  readonly facts: ReadonlyMap<string, DatedFact>;
  /** The number of a source in the list at the end of the page. Null for a source that is not listed. */
  readonly numberOf: (fact: LawFact) => number | null;
  readonly sources: readonly LawFact[];
}

const LawContext = createContext<Law | null>(null);

interface LawProviderProps {
  /** The facts on the page in reading order. The sources are numbered in it, official ones first. */
  readonly keys: readonly string[];
  readonly loading: ReactNode;
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** Provides the fact base and the numbers of the page's sources. */
export function LawProvider({ keys, loading, failed, children }: LawProviderProps) {
  const { data, isPending } = useQuery(lawFactsQuery);
  if (isPending) {
    return loading;
  }
  if (!data) {
    return failed;
  }
  const facts = indexFacts(data);
  const read: LawFact[] = [];
  for (const key of keys) {
    const fact = facts.get(key);
    if (fact && !read.some((listed) => isSameReading(listed, fact))) {
      read.push(fact);
    }
  }
  const sources = officialFirst(read);
  const numberOf = (fact: LawFact) => sources.findIndex((listed) => isSameReading(listed, fact)) + 1 || null;
  return <LawContext value={{ facts, numberOf, sources }}>{children}</LawContext>;
}

/** The same URL may have been read in two ways, which are listed separately. */
const isSameReading = (one: LawFact, other: LawFact) =>
  one.source === other.source && one.sourceNote === other.sourceNote;

export function useLaw(): Law {
  const law = useContext(LawContext);
  if (!law) {
    throw new Error('A part that speaks about law needs LawProvider around it');
  }
  return law;
}
