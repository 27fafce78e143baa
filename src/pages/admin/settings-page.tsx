import { productSkus } from '@contracts/products';
import { AdminPage } from '@/app/admin/admin-page';
import { priceOn } from '@/catalog/prices';
import { SiteSettings } from '@/features/settings/components/site-settings';
import { UtmCard } from '@/features/tracking/components/utm-card';
import { formatPrice } from '@/lib/format';

const priceLabels = Object.fromEntries(
  productSkus.map((sku) => [sku, formatPrice(priceOn('storefront', sku).currentCents)]),
);

export default function SettingsPage() {
  return (
    <AdminPage lead="What you publish here is what every visitor sees.">
      <SiteSettings priceLabels={priceLabels} />
      <div className="mt-8">
        <UtmCard />
      </div>
    </AdminPage>
  );
}
