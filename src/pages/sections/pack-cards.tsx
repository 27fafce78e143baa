import { withQueries } from '@/rendering/with-queries';
import type { ProductSku } from '@contracts/products';
import { PackCard } from './pack-card';

interface PackCardsProps {
  readonly skus: readonly ProductSku[];
  readonly headingLevel?: 'h2' | 'h3';
}

/** Packs side by side, two in a row on wide screens. */
export const PackCards = withQueries(({ skus, headingLevel }: PackCardsProps) => (
  <ul className="grid gap-5 lg:grid-cols-2">
    {skus.map((sku) => (
      <PackCard key={sku} sku={sku} {...(headingLevel && { headingLevel })} />
    ))}
  </ul>
));
