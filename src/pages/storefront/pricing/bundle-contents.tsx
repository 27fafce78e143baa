import { bundles } from '@contracts/products';
import { usePrice } from '@/pages/sections/use-price';
import { productPages } from '@/catalog/product-pages';
import { productData } from '@/lib/seo/product-data';
import { StructuredData } from '@/lib/seo/structured-data';
import { CheckList } from '@/ui/check-list';

const sku = 'core-payroll-bundle';
const description = 'The handbook and the everyday policies, with everything that payroll needs beside them.';

export default function BundleContents() {
  const { cents } = usePrice(sku);
  const { parts, path } = bundles[sku];
  return (
    <>
      <StructuredData data={[productData({ sku, path, description, cents })]} />
      <p className="mt-3 text-muted">{description}</p>
      <CheckList
        className="mt-5"
        items={[
          ...parts.flatMap((part) => productPages[part].features.slice(0, 3)),
          '90 days of email support on using the templates',
        ]}
      />
    </>
  );
}
