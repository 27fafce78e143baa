import { providerName } from '@contracts/buy-link';
import { productName } from '@contracts/products';
import type { OrderStatusResponse } from '@contracts/orders';
import { formatMoney } from '@contracts/money';
import { KeyValueList } from '@/ui/key-value-list';
import { productsOf, type ThankYouParams } from '../model/thank-you-params';
import { discountRow, totalRows } from './discount-row';

interface OrderSummaryProps {
  readonly params: ThankYouParams;
  /** The server's data. It overrides the URL's claims. */
  readonly known: OrderStatusResponse['summary'];
}

export function OrderSummary({ params, known }: OrderSummaryProps) {
  const claimed = params.amountCents === null ? '' : formatMoney(params.amountCents, params.currency);
  const rows = [
    { label: 'Product', value: productsOf(params, known).join(', ') },
    { label: 'Order ID', value: params.orderId, isVerbatim: true },
    ...(known && (known.discountCents > 0 || (known.taxCents ?? 0) > 0) ? pricesOf(known) : []),
    ...(known ? totalRows(known) : [{ label: 'Total', value: claimed, isVerbatim: true }]),
    { label: 'Payment Provider', value: providerName(params.provider) },
  ];
  return <KeyValueList layout="columns" items={rows.filter(({ value }) => value !== '')} />;
}

/** The calculation of the total if a coupon was used or sales tax was added. */
function pricesOf(known: NonNullable<OrderSummaryProps['known']>) {
  return [
    ...known.lines.map(({ sku, listCents }) => ({
      label: productName(sku),
      value: formatMoney(listCents, known.currency),
      isVerbatim: true,
    })),
    ...discountRow(known),
  ];
}
