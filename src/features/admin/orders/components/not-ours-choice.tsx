import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@/lib/text/format';
import { queryRoots } from '@/lib/queries/query-roots';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { markNotOurs } from '../api/products-api';

interface NotOursChoiceProps {
  readonly product: { readonly provider: string; readonly providerProductId: string };
  readonly onDone: () => void;
}

/** The other answer to what an unknown product is: something that is sold on the same account, and not here. */
export function NotOursChoice({ product, onDone }: NotOursChoiceProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Is ${product.providerProductId} not of this shop?`}
      consequence="Its held orders close and deliver nothing. From now on its sales, refunds and disputes are counted and nobody is told. You can watch it again at any time."
      confirmLabel="Not of this shop"
      trigger={<Button variant="secondary">Not of this shop</Button>}
      onConfirm={async () => {
        const { closed, delivered } = await markNotOurs(product);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
        await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
        const description = `${plural(closed, 'held order')} closed${delivered > 0 ? `, ${delivered} with other products delivered` : ''}.`;
        void toast({ title: 'Not of this shop', description, tone: 'success' });
        onDone();
      }}
    />
  );
}
