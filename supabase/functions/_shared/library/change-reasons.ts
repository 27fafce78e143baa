import type { ChangeSource } from '../contracts/license-files.ts';
import type { RedlineChange } from '../documents/mod.ts';
import { citation } from '../law/citation.ts';
import { factsStated } from '../law/facts-stated.ts';
import type { LawFact } from '../law/law-fact.ts';

/** A stored text between the two that are compared, the newer one included. */
interface PassedVersion {
  readonly changes: string;
  readonly change_note: string;
}

/** What the law base says of a section of one document. */
export interface SectionDuty {
  readonly section: string | null;
  readonly fact_key: string | null;
}

type Passage = Pick<RedlineChange, 'section' | 'before' | 'after'>;

/** A fact with a figure that many facts share counts only if it speaks of the same things. */
const leastSharedWords = 3;
const mostSources = 4;

/** What the notes of the versions say about a passage: of those that name its section, else of all. */
export function reasonFor(section: string, versions: readonly PassedVersion[]): string {
  const named = versions.filter(({ changes }) => section !== '' && changes.includes(section));
  const notes = (named.length > 0 ? named : versions).map(({ change_note }) => change_note.trim());
  return [...new Set(notes.filter((note) => note !== ''))].join(' ');
}

/** The facts that the section meets a duty of, and those whose figure the passage gained or lost. */
export function sourcesFor(
  passage: Passage,
  facts: readonly LawFact[],
  duties: readonly SectionDuty[],
): ChangeSource[] {
  const heading = withoutNumber(passage.section);
  const keys = new Set(duties.filter(({ section }) => section === heading).map(({ fact_key }) => fact_key));
  const owed = facts.filter(({ key }) => keys.has(key));
  const known = new Set([...owed, ...changedFacts(passage, facts)]);
  return [...known].slice(0, mostSources).map((fact) => ({
    statement: fact.statement,
    statute: citation(fact),
    source: fact.source,
    checkedOn: fact.checkedOn,
  }));
}

function changedFacts({ before, after }: Passage, facts: readonly LawFact[]): LawFact[] {
  const [old, current] = [new Set(factsStated(before, facts)), new Set(factsStated(after, facts))];
  const words = wordsOf(`${before} ${after}`);
  return facts.filter(
    (fact) =>
      old.has(fact) !== current.has(fact) &&
      [...wordsOf(fact.statement)].filter((word) => words.has(word)).length >= leastSharedWords,
  );
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{5,}/g) ?? []);

/** Duties name a section without the number before it. */
const withoutNumber = (heading: string): string => heading.replace(/^\d+(?:\.\d+)*\.?\s+/, '');
