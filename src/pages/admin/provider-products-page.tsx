import { AdminPage } from '@/app/admin/admin-page';
import { MatchDialog } from '@/features/orders/components/match-dialog';
import { ProductMatches } from '@/features/orders/components/product-matches';
import { Button } from '@/ui/button';

export default function ProviderProductsPage() {
  return (
    <AdminPage
      lead="Your payment provider has its own ids for what you sell. Say which of your products each one is: that decides which files a buyer gets."
      actions={
        <MatchDialog title="Match a product" trigger={<Button variant="secondary">Add a product</Button>} />
      }
    >
      <ProductMatches />
    </AdminPage>
  );
}
