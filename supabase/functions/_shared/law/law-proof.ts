import type { LawFact } from './law-fact.ts';
import { isOfficialAddress } from './source-address.ts';

/** What was read for a fact. What a proof says wins over what the fact and `fact-sources.ts` say. */
export type Proof = Partial<
  Pick<
    LawFact,
    | 'source'
    | 'sourceNote'
    | 'sourceDated'
    | 'confidence'
    | 'statute'
    | 'pinCite'
    | 'quote'
    | 'validFrom'
    | 'validTo'
    | 'changesOn'
    | 'otherSources'
    | 'checkedOn'
  >
>;

/** The day on which these pages were read. */
const readOn = '2026-11-29';

type Page = Pick<Proof, 'source' | 'sourceDated' | 'sourceNote'>;
type More = Pick<Proof, 'validFrom' | 'validTo' | 'changesOn' | 'otherSources' | 'checkedOn'>;

/** A page that was read. Its date is a day, a month or a year; a note says what the address alone does not. */
export const page = (
  source: string,
  sourceDated: string | null = null,
  sourceNote: string | null = null,
): Page => ({
  source,
  sourceDated,
  sourceNote,
});

/** A fact whose official text was read, or a reprint of it: the place in the statute, and words of the page where they carry the fact. */
export const read = (
  from: Page,
  statute: string | null,
  pinCite: string | null,
  quote: string | null,
  more: More = {},
): Proof => ({
  ...from,
  checkedOn: readOn,
  confidence: 'official',
  statute,
  pinCite,
  quote,
  ...more,
});

/** The proof’s addresses, then those that the fact had: official ones first, each once. */
function addresses(
  fact: LawFact,
  { source = fact.source, otherSources = [] }: Proof,
): Pick<LawFact, 'source' | 'otherSources'> {
  const others = new Set([...otherSources, fact.source, ...(fact.otherSources ?? [])]);
  others.delete(source);
  const isFirst = (address: string) => Number(!isOfficialAddress(address));
  return { source, otherSources: [...others].sort((a, b) => isFirst(a) - isFirst(b)) };
}

/** A fact with what was read for it. Details of the page that it named before do not stay with another page. */
export function withProof(fact: LawFact, proof: Proof | undefined): LawFact {
  return proof ? { ...fact, ...proof, ...addresses(fact, proof) } : fact;
}
