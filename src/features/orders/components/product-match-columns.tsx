import { providerName } from '@contracts/buy-link';
import { useQueryClient } from '@tanstack/react-query';
import { formatDateTime, formatMoney } from '@/lib/format';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { Button } from '@/ui/button';
import type { Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { unmatchProduct, type KnownProduct, type UnknownProduct } from '../api/products-api';
import { productNames } from '../model/product-match';
import { MatchDialog } from './match-dialog';

const productColumn = {
  key: 'product',
  header: 'Product at the provider',
  isRowHeader: true,
  cell: ({ provider, providerProductId }: UnknownProduct | KnownProduct) => (
    <span className="wrap-anywhere">
      {providerProductId} <span className="font-normal text-muted">{providerName(provider)}</span>
    </span>
  ),
};

export const unknownColumns: readonly Column<UnknownProduct>[] = [
  productColumn,
  { key: 'orders', header: 'Orders that wait', align: 'end', cell: ({ orders }) => orders },
  {
    key: 'price',
    header: 'Lowest paid',
    align: 'end',
    cell: ({ lowestCents, currency }) =>
      lowestCents === null ? '–' : formatMoney(lowestCents, currency ?? 'USD'),
  },
  { key: 'last', header: 'Last order', cell: ({ lastAt }) => formatDateTime(lastAt) },
  {
    key: 'act',
    header: 'Acts',
    isHeaderHidden: true,
    align: 'end',
    cell: (product) => (
      <MatchDialog
        title={`What is ${product.providerProductId}?`}
        product={product}
        currency={product.currency ?? undefined}
        trigger={
          <Button size="small">
            Choose the product <VisuallyHidden>that {product.providerProductId} is</VisuallyHidden>
          </Button>
        }
      />
    ),
  },
];

export const knownColumns: readonly Column<KnownProduct>[] = [
  productColumn,
  { key: 'skus', header: 'Is', cell: ({ skus }) => productNames(skus) },
  {
    key: 'minimum',
    header: 'Lowest price',
    align: 'end',
    cell: ({ minimumCents, currency }) =>
      minimumCents === 0 ? 'none set' : formatMoney(minimumCents, currency),
  },
  {
    key: 'acts',
    header: 'Acts',
    isHeaderHidden: true,
    align: 'end',
    cell: (known) => <KnownActs known={known} />,
  },
];

function KnownActs({ known }: { readonly known: KnownProduct }) {
  const queryClient = useQueryClient();
  const name = known.providerProductId;
  return (
    <span className="inline-flex flex-wrap justify-end">
      <MatchDialog
        title={`What is ${name}?`}
        product={known}
        known={known}
        trigger={
          <Button variant="quiet" size="small">
            Change <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        }
      />
      <ActDialog
        title={`Forget what ${name} is?`}
        consequence="New orders of it are kept aside until you choose a product again. Orders that were delivered stay as they are."
        confirmLabel="Forget"
        isDanger
        trigger={
          <Button variant="quiet" size="small">
            Forget <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        }
        act={async () => {
          await unmatchProduct(known.id);
          await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
          void toast({ title: 'Forgotten', description: `${name} is unknown from now on.`, tone: 'success' });
        }}
      />
    </span>
  );
}
