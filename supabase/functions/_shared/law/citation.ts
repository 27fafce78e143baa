import type { LawFact } from './law-fact.ts';

/** The statute with its subdivision, as in `§ 181.172(c)` and `§ 268B.14 subd. 7`; null where there is no statute. */
export const citation = ({ statute, pinCite }: Pick<LawFact, 'statute' | 'pinCite'>): string | null =>
  statute && pinCite ? `${statute}${pinCite.startsWith('(') ? '' : ' '}${pinCite}` : statute;
