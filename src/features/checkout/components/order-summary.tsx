import { providerName } from '@contracts/buy-link';
import { productSkus, products } from '@contracts/products';
import type { OrderStatusResponse } from '@contracts/orders';
import { formatMoney } from '@/lib/format';
import { KeyValueList } from '@/ui/key-value-list';
import type { ThankYouParams } from '../model/thank-you-params';

interface OrderSummaryProps {
  readonly params: ThankYouParams;
  /** What the server knows; it wins over what the address claims. */
  readonly known: OrderStatusResponse['summary'];
}

export function OrderSummary({ params, known }: OrderSummaryProps) {
  const product = known
    ? known.skus
        .toSorted((a, b) => productSkus.indexOf(a) - productSkus.indexOf(b))
        .map((sku) => products[sku].name)
        .join(', ')
    : params.product;
  const total = known
    ? formatMoney(known.amountCents, known.currency)
    : params.amountCents === null
      ? ''
      : formatMoney(params.amountCents, params.currency);
  const rows = [
    { label: 'Product', value: product },
    { label: 'Order ID', value: params.orderId },
    { label: 'Total', value: total },
    { label: 'Payment Provider', value: providerName(params.provider) },
  ];
  return <KeyValueList items={rows.filter(({ value }) => value !== '')} />;
}
