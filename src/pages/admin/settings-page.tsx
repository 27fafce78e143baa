import { productSkus } from '@contracts/products';
import { Guard } from '@/app/guard';
import { priceOn } from '@/catalog/prices';
import { SettingsForm } from '@/features/settings/components/settings-form';
import { formatPrice } from '@/lib/format';
import { withQueries } from '@/lib/queries';
import { Seo } from '@/lib/seo';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

const priceLabels = Object.fromEntries(
  productSkus.map((sku) => [sku, formatPrice(priceOn('storefront', sku).currentCents)]),
);

function SettingsPage() {
  return (
    <>
      <Seo path="/admin/settings" title="Site Settings" description="The settings of the shop." noIndex />
      <Guard needsAdmin>
        <Container width="wide" className="pb-16">
          <PageHeader
            size="compact"
            before={<Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Site Settings' }]} />}
            title="Site Settings"
            lead="What you publish here is what every visitor sees."
          />
          <SettingsForm priceLabels={priceLabels} />
        </Container>
      </Guard>
    </>
  );
}

export default withQueries(SettingsPage);
