import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { productPages } from '@/catalog/product-pages';
import { libraryQuery, packagesOf } from '@/features/all/library/api/library-api';
import { PackageContents } from '@/features/all/library/components/package-contents';
import { CheckList } from '@/ui/check-list';
import { Section } from '@/ui/section';

/** Every file of the product. */
export function Contents({ sku }: { readonly sku: ProductSku }) {
  const { data: library, isPending, isError } = useQuery(libraryQuery);
  return (
    <Section tone="sunken" id="features" title="What You Get">
      <CheckList columns={2} items={[...productPages[sku].features]} className="mb-6" />
      <PackageContents
        sku={sku}
        packages={library ? packagesOf(library, sku) : []}
        isLoading={isPending}
        isFailed={isError}
      />
    </Section>
  );
}
