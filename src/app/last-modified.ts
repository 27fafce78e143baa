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
