import { products, type ProductSku } from '@contracts/products';
import type { PackState } from '@law/pack-states';
import type { DocumentSlug } from '@/catalog/documents';
import { packCovers } from '@/catalog/first-pages';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { cn } from '@/ui/cn';

interface PackFanProps {
  readonly sku: ProductSku;
  readonly className?: string;
  /** Puts its document in front, if the pack covers it. */
  readonly state?: PackState | null;
  /** Other documents in their place. */
  readonly covers?: readonly [DocumentSlug, DocumentSlug];
}

/** The front pages of a pack's two best known documents. */
export function PackFan({ sku, className, state = null, covers = packCovers[sku] }: PackFanProps) {
  const [front, back] = state === 'WI' && products[sku].packages.length > 1 ? [...covers].reverse() : covers;
  return (
    <div className={cn('pack-fan', className)}>
      <DocumentThumb path={back} />
      <DocumentThumb path={front} />
    </div>
  );
}
