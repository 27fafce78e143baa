import type { ProductSku } from '@contracts/products';
import { OrderBump } from './order-bump';
import { SampleButton } from './sample-button';

interface PurchaseOptionsProps {
  readonly sku: ProductSku;
}

/** What stands under the buy button: a look into the pack, and a second product for the order. */
export function PurchaseOptions({ sku }: PurchaseOptionsProps) {
  return (
    <>
      <div className="mt-3">
        <SampleButton sku={sku} />
      </div>
      {sku !== 'micro-templates' && <OrderBump />}
    </>
  );
}
