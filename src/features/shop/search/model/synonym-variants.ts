import type { SynonymRule } from '@contracts/search-synonyms';
import { stemsOf } from './search-words';

/** The words of a query, as typed or with a synonym in place of some of them. */
export interface Variant {
  readonly stems: readonly string[];
  readonly weight: number;
}

const mostVariants = 12;

/** The query as typed comes first. What our pages call a thing counts a little more than what people call it. */
export function variantsOf(stems: readonly string[], rules: readonly SynonymRule[]): Variant[] {
  const variants: Variant[] = [{ stems, weight: 1 }];
  for (const { typed, said } of rules) {
    const hit = typed.map(stemsOf).find((phrase) => placeOf(stems, phrase) >= 0);
    if (!hit) continue;
    const rest = stems.filter((stem) => !hit.includes(stem));
    said.forEach((phrase, place) => {
      const own = stemsOf(phrase);
      variants.push({ stems: [...new Set([...own, ...rest])], weight: 1.1 - Math.min(place, 3) * 0.25 });
    });
  }
  return variants.slice(0, mostVariants);
}

/** Where a phrase stands in the query, or -1. */
function placeOf(stems: readonly string[], phrase: readonly string[]): number {
  return stems.findIndex((_, start) => phrase.every((stem, place) => stems[start + place] === stem));
}
