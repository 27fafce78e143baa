import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { LawFact } from '@contracts/law/law-fact';
import { lawFactsQuery } from './api/law-facts-api';
import { indexFacts } from './model/law-text';
import type { DatedFact } from './model/page-dates';

interface Law {
  readonly facts: ReadonlyMap<string, DatedFact>;
  /** The number under which a source stands at the end of the page; null for a source that the page does not list. */
  readonly numberOf: (fact: LawFact) => number | null;
  readonly sources: readonly LawFact[];
}

const LawContext = createContext<Law | null>(null);

interface LawProviderProps {
  /** The facts that the page names, in reading order: their sources are numbered that way. */
  readonly keys: readonly string[];
  readonly loading: ReactNode;
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** Gives the parts of a page the fact base and numbers the sources that the page relies on. */
export function LawProvider({ keys, loading, failed, children }: LawProviderProps) {
  const { data, isPending } = useQuery(lawFactsQuery);
  if (isPending) {
    return loading;
  }
  if (!data) {
    return failed;
  }
  const facts = indexFacts(data);
  const sources: LawFact[] = [];
  for (const key of keys) {
    const fact = facts.get(key);
    if (fact && !sources.some(({ source }) => source === fact.source)) {
      sources.push(fact);
    }
  }
  const numberOf = ({ source }: LawFact) =>
    sources.findIndex((listed) => listed.source === source) + 1 || null;
  return <LawContext value={{ facts, numberOf, sources }}>{children}</LawContext>;
}

export function useLaw(): Law {
  const law = useContext(LawContext);
  if (!law) {
    throw new Error('A part that speaks about law needs LawProvider around it');
  }
  return law;
}
