import { AdminPage } from '@/app/admin/admin-page';
import { MatchDialog } from '@/features/admin/orders/components/match-dialog';
import { ProductMatches } from '@/features/admin/orders/components/product-matches';
import { Button } from '@/ui/button';

export default function ProviderProductsPage() {
  return (
    <AdminPage
      lead="Your payment provider has its own product ids. Match each one with your product: this decides which files a buyer gets."
      actions={
        <MatchDialog title="Match a product" trigger={<Button variant="secondary">Add a product</Button>} />
      }
    >
      <ProductMatches />
    </AdminPage>
  );
}
