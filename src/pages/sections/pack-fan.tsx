import { products, type ProductSku } from '@contracts/products';
import type { HomeState } from '@law/home-states';
import { packCovers } from '@/catalog/first-pages';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { cn } from '@/ui/cn';

interface PackFanProps {
  readonly sku: ProductSku;
  readonly className?: string;
  /** Puts its document in front, if the pack covers it. */
  readonly state?: HomeState | null;
}

/** The front pages of a pack's two best known documents. */
export function PackFan({ sku, className, state = null }: PackFanProps) {
  const covers = packCovers[sku];
  const [front, back] = state === 'WI' && products[sku].packages.length > 1 ? [...covers].reverse() : covers;
  return (
    <div className={cn('pack-fan', className)}>
      <DocumentThumb path={back} />
      <DocumentThumb path={front} />
    </div>
  );
}
