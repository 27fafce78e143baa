import { longFormPath, longFormSlugs, longFormStates, stateCodeOf } from '@contracts/law/law-addresses';
import type { LawFact } from '@contracts/law/law-fact';
import { products, productSkus } from '@contracts/products';
import { longForms } from '@/catalog/long-form/long-forms';
import { productPages } from '@/catalog/product-pages';
import { textDates } from '@/catalog/text-dates';
import type { LawChange } from '@/features/law/api/law-facts-api';

type Content = readonly { readonly changedAt: string }[];

/** When what a fixed page says was last changed: its own text, or the newest of what it lists. */
export function lastModifiedOf(path: string, content: Readonly<Record<string, Content>>): string | null {
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  const listed = (content[`${path}/:slug`] ?? []).map(({ changedAt }) => changedAt.slice(0, 10));
  const own = sku ? productPages[sku].releaseDate : textDates[path];
  return [...listed, ...(own ? [own] : [])].sort().at(-1) ?? null;
}

/** When what a page tells of the law was last read or changed, in its state's facts or in all of them, and in its own words. */
export function lawChangedOn(
  path: string,
  facts: readonly LawFact[],
  changes: readonly LawChange[],
): string | null {
  if (
    !/-policy-templates?$|^\/states\/|^\/paid-leave-by-state$|^\/which-templates|^\/policy-rollout/.test(path)
  ) {
    return null;
  }
  const slug = longFormSlugs.find((candidate) => longFormPath(candidate) === path);
  const code = slug ? longFormStates[slug] : stateCodeOf(path);
  const isOwn = ({ state }: { readonly state: string }) => state === code;
  const isOf = facts.some(isOwn) ? isOwn : () => true;
  const days = [
    ...facts.filter(isOf).map(({ checkedOn }) => checkedOn),
    ...changes.filter(isOf).map(({ changedOn }) => changedOn),
    ...(slug ? [longForms[slug].updated] : []),
  ];
  return days.sort().at(-1) ?? null;
}
