import type { ProductSku } from '@contracts/products';
import { Button } from '@/ui/button';

/** Opens real pages of the product, through the page's `DocumentPreviews`. */
export function SampleButton({ sku }: { readonly sku: ProductSku }) {
  return (
    <document-preview of={`${sku}/`}>
      <Button variant="secondary" size="large" isWide aria-haspopup="dialog">
        Preview Sample
      </Button>
    </document-preview>
  );
}
