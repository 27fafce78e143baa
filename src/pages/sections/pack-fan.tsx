import { products, type ProductSku } from '@contracts/products';
import type { PackState } from '@law/pack-states';
import { packCovers } from '@/catalog/first-pages';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { cn } from '@/ui/cn';

interface PackFanProps {
  readonly sku: ProductSku;
  readonly className?: string;
  /** Puts its document in front, if the pack covers it. */
  readonly state?: PackState | null;
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
