import type { ProductSku } from '@contracts/products';
import type { AwakeProps } from '@/lib/sleeping-form';
import { OrderBump } from './order-bump';
import { SampleButton } from './sample-button';

interface PurchaseOptionsProps extends AwakeProps {
  readonly sku: ProductSku;
}

/** What stands under the buy button: a look into the pack, and a second product for the order. */
export default function PurchaseOptions({ sku, typed }: PurchaseOptionsProps) {
  return (
    <>
      <div className="mt-3">
        <SampleButton sku={sku} />
      </div>
      {sku !== 'micro-templates' && <OrderBump {...(typed ? { typed } : {})} />}
    </>
  );
}
