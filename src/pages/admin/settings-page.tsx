import { productSkus } from '@contracts/products';
import { AdminPage } from '@/app/admin/admin-page';
import { priceOn } from '@/catalog/prices';
import { SettingsForm } from '@/features/settings/components/settings-form';
import { formatPrice } from '@/lib/format';

const priceLabels = Object.fromEntries(
  productSkus.map((sku) => [sku, formatPrice(priceOn('storefront', sku).currentCents)]),
);

export default function SettingsPage() {
  return (
    <AdminPage lead="What you publish here is what every visitor sees.">
      <SettingsForm priceLabels={priceLabels} />
    </AdminPage>
  );
}
