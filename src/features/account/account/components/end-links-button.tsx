import { products } from '@contracts/products';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { endOrderLinks, type Purchase } from '../api/account-api';

export function EndLinksButton({ purchase }: { readonly purchase: Purchase }) {
  const { name } = products[purchase.sku];
  return (
    <ActionDialog
      title={`End the links to ${name}?`}
      consequence="The links in the emails of this order stop working, for everybody who has them. You still have your files here, and a receipt that you send again has a new link."
      confirmLabel="End links"
      isDanger
      trigger={
        <Button variant="secondary" size="small">
          End links
          <VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
      }
      onConfirm={async () => {
        await endOrderLinks(purchase.id);
        void toast({
          title: 'Links ended',
          description: 'Nobody can open this order by a link from an email any more.',
          tone: 'success',
        });
      }}
    />
  );
}
