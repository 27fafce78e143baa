import { citation } from './citation.ts';
import type { LawFact } from './law-fact.ts';
import { isOfficialAddress } from './source-address.ts';

/** The address is the statute’s own; the note says where its text was read. */
export const isReprint = ({ sourceNote }: Pick<LawFact, 'sourceNote'>): boolean =>
  sourceNote?.startsWith('Read in ') === true;

/** Read on a public body’s own page, and not in a reprint. */
export const isOfficialPage = (fact: Pick<LawFact, 'confidence' | 'source' | 'sourceNote'>): boolean =>
  fact.confidence === 'official' && isOfficialAddress(fact.source) && !isReprint(fact);

/** Names a section of the law, was read on an official page, or was worked out by us from what was. */
export const isTraced = (fact: LawFact): boolean =>
  fact.confidence === 'calculated' || citation(fact) !== null || isOfficialPage(fact);

const kinds = {
  official: 'Official text',
  secondary: 'Second-hand',
  calculated: 'Worked out by us',
} as const;

/** What was read, in two words for the face of a statement. */
export const shortKind = (fact: LawFact): string =>
  isOfficialPage(fact) ? 'Official page' : kinds[fact.confidence];
