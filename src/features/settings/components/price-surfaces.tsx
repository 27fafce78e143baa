import { products } from '@contracts/products';
import { priceDisagreements, type PriceDisagreement } from '@/catalog/price-surfaces';
import { formatPrice } from '@/lib/format';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { Table, type Column } from '@/ui/table';

const columns: readonly Column<PriceDisagreement>[] = [
  { key: 'product', header: 'Product', isRowHeader: true, cell: ({ sku }) => products[sku].name },
  {
    key: 'storefront',
    header: 'Storefront',
    align: 'end',
    cell: ({ storefrontCents }) => formatPrice(storefrontCents),
  },
  {
    key: 'others',
    header: 'Elsewhere',
    cell: ({ others }) =>
      others
        .map(({ surface, currentCents }) => `${surface.replace('-', ' ')} ${formatPrice(currentCents)}`)
        .join(', '),
  },
];

/** Where pages quote different prices for the same product. The checkout charges the storefront price. */
export function PriceSurfaces({ isAligned }: { readonly isAligned: boolean }) {
  return (
    <Card as="section" padding="large">
      <h2 className="text-2xl">Prices by page</h2>
      <p className="mt-1.5 mb-5 max-w-measure text-muted">
        {isAligned
          ? 'Every page quotes the storefront price. Without the switch above, these would differ:'
          : 'These pages quote another price than the product page. The switch “Quote the storefront price on every page” above ends that.'}
      </p>
      <Table
        caption="Products with more than one price"
        isCaptionHidden
        columns={columns}
        rows={priceDisagreements()}
        rowKey={({ sku }) => sku}
      />
      {!isAligned && (
        <Callout tone="warning" className="mt-5">
          A customer who saw the lower price may ask for it.
        </Callout>
      )}
    </Card>
  );
}
