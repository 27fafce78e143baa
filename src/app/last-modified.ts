import { industryOf, longFormPath, longFormSlugs, stateCodeOf } from '@contracts/law/law-addresses';
import { findState } from '@contracts/law/states';
import { products, productSkus } from '@contracts/products';
import { industries } from '@/catalog/industries/industries';
import { longForms } from '@/catalog/long-form/long-forms';
import { productPages } from '@/catalog/product-pages';
import { textDates } from '@/catalog/text-dates';
import { lastChange, type DatedFact } from '@/features/law/model/page-dates';
import { industryKeys, longFormKeys, stateKeys } from '@/features/law/model/page-keys';

type Content = readonly { readonly changedAt: string }[];

/** When what a fixed page says was last changed: its own text, or the newest of what it lists. */
export function lastModifiedOf(path: string, content: Readonly<Record<string, Content>>): string | null {
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  const listed = (content[`${path}/:slug`] ?? []).map(({ changedAt }) => changedAt.slice(0, 10));
  const own = sku ? productPages[sku].releaseDate : textDates[path];
  return [...listed, ...(own ? [own] : [])].sort().at(-1) ?? null;
}

/**
 * When what a page tells of the law was last changed: its own words, or a fact that it names. A page that names none of its own
 * goes by all. Its `Article` says the same day.
 */
export function lawChangedOn(path: string, facts: readonly DatedFact[]): string | null {
  if (
    !/-policy-templates?$|^\/states\/|^\/paid-leave-by-state$|^\/which-templates|^\/policy-rollout/.test(path)
  ) {
    return null;
  }
  const index = new Map(facts.map((fact) => [fact.key, fact]));
  const slug = longFormSlugs.find((candidate) => longFormPath(candidate) === path);
  return slug
    ? lastChange(longFormKeys(longForms[slug]), index, longForms[slug].updated)
    : lastChange(keysOf(path) ?? [...index.keys()], index);
}

function keysOf(path: string): readonly string[] | null {
  const industry = industryOf(path);
  if (industry) {
    return industryKeys(industries[industry]);
  }
  const state = findState(stateCodeOf(path) ?? '');
  return state && stateKeys(state);
}
