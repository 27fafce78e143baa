import { longFormPath, longFormSlugs, longFormStates, stateCodeOf } from '@contracts/law/law-addresses';
import type { LawFact } from '@contracts/law/law-fact';
import { products, productSkus } from '@contracts/products';
import { productPages } from '@/catalog/product-pages';
import { textDates } from '@/catalog/text-dates';

type Content = readonly { readonly changedAt: string }[];

/** When what a fixed page says was last changed: its own text, or the newest of what it lists. */
export function lastModifiedOf(path: string, content: Readonly<Record<string, Content>>): string | null {
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  const listed = (content[`${path}/:slug`] ?? []).map(({ changedAt }) => changedAt.slice(0, 10));
  const own = sku ? productPages[sku].releaseDate : textDates[path];
  return [...listed, ...(own ? [own] : [])].sort().at(-1) ?? null;
}

/** When the law that a page tells was last read: its state's facts, or all of them. */
export function lawReadOn(path: string, facts: readonly LawFact[]): string | null {
  if (
    !/-policy-templates?$|^\/states\/|^\/paid-leave-by-state$|^\/which-templates|^\/policy-rollout/.test(path)
  ) {
    return null;
  }
  const slug = longFormSlugs.find((candidate) => longFormPath(candidate) === path);
  const code = slug ? longFormStates[slug] : stateCodeOf(path);
  const own = facts.filter(({ state }) => state === code);
  return (
    (own.length > 0 ? own : facts)
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1) ?? null
  );
}
