import { bundleSkus } from '@/catalog/pricing-hints';
import { productPages } from '@/catalog/product-pages';
import { CheckList } from '@/ui/check-list';

export default function BundleContents() {
  return (
    <>
      <p className="mt-3 text-muted">
        The handbook and the everyday policies, with everything that payroll needs beside them.
      </p>
      <CheckList
        className="mt-5"
        items={[
          ...bundleSkus.flatMap((sku) => productPages[sku].features.slice(0, 3)),
          '90 days of e-mail support on using the templates',
        ]}
      />
    </>
  );
}
