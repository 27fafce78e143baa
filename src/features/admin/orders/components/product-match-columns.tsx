import { providerName } from '@contracts/buy-link';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoney } from '@contracts/money';
import { queryRoots } from '@/lib/queries/query-roots';
import { plural } from '@/lib/text/format';
import { ShortTime } from '@/lib/text/short-time';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import type { Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import {
  unmatchProduct,
  watchProduct,
  type KnownProduct,
  type OtherProduct,
  type UnknownProduct,
} from '../api/products-api';
import { productNames } from '../model/product-match';
import { MatchDialog } from './match-dialog';

const productColumn = {
  key: 'product',
  header: 'Product at the provider',
  isRowHeader: true,
  cell: ({ provider, providerProductId }: UnknownProduct | KnownProduct | OtherProduct) => (
    <span className="wrap-anywhere">
      {providerProductId} <span className="font-normal text-muted">{providerName(provider)}</span>
    </span>
  ),
};

/** Amounts of different currencies stand side by side. */
const listPrices = (prices: UnknownProduct['prices']) =>
  prices.map(({ currency, cents }) => formatMoney(cents, currency)).join(', ');

export const unknownColumns: readonly Column<UnknownProduct>[] = [
  productColumn,
  { key: 'orders', header: 'Held orders', align: 'end', cell: ({ orders }) => orders },
  {
    key: 'price',
    header: 'Lowest paid',
    align: 'end',
    cell: ({ prices }) => listPrices(prices) || '–',
  },
  { key: 'last', header: 'Last order', cell: ({ lastAt }) => <ShortTime at={lastAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (product) => (
      <MatchDialog
        title={`What is ${product.providerProductId}?`}
        product={product}
        currency={product.currency ?? undefined}
        trigger={
          <Button size="small" className="mt-1 mb-1">
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
    cell: ({ minimumCents, currency, otherPrices }) => {
      const others = Object.entries(otherPrices).map(([name, cents]) => ({ currency: name, cents }));
      return minimumCents === 0 && others.length === 0
        ? 'none set'
        : listPrices([{ currency, cents: minimumCents }, ...others]);
    },
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (known) => <KnownActions known={known} />,
  },
];

export const otherColumns: readonly Column<OtherProduct>[] = [
  productColumn,
  { key: 'sales', header: 'Sales', align: 'end', cell: ({ sales }) => sales },
  { key: 'since', header: 'Since', cell: ({ since }) => <ShortTime at={since} /> },
  {
    key: 'last',
    header: 'Last sale',
    cell: ({ lastAt }) => (lastAt === null ? '–' : <ShortTime at={lastAt} />),
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (product) => <WatchAgain product={product} />,
  },
];

function WatchAgain({ product: { id, providerProductId: name } }: { readonly product: OtherProduct }) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Watch ${name} again?`}
      consequence="New orders of it are held, and you get an alert. Those that closed when you said that it is not of this shop wait again. The others stay closed until you replay them or choose your product: then all are delivered."
      confirmLabel="Watch again"
      trigger={
        <Button variant="quiet" size="small">
          Watch again <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      }
      onConfirm={async () => {
        const { held } = await watchProduct(id);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
        await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
        const description = `${plural(held, 'order')} of ${name} ${held === 1 ? 'waits' : 'wait'}.`;
        void toast({ title: 'Watched again', description, tone: 'success' });
      }}
    />
  );
}

function KnownActions({ known }: { readonly known: KnownProduct }) {
  const queryClient = useQueryClient();
  const name = known.providerProductId;
  return (
    <span className="inline-flex flex-wrap justify-end whitespace-nowrap">
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
      <ActionDialog
        title={`Forget what ${name} is?`}
        consequence="New orders of it are held until you choose a product again. Delivered orders do not change."
        confirmLabel="Forget"
        isDanger
        trigger={
          <Button variant="quiet" size="small">
            Forget <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        }
        onConfirm={async () => {
          await unmatchProduct(known.id);
          await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
          void toast({ title: 'Forgotten', description: `${name} is unknown from now on.`, tone: 'success' });
        }}
      />
    </span>
  );
}
