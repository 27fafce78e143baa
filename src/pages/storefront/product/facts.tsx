import { guarantee } from '@contracts/brand';
import { homeStateNames } from '@contracts/law/home-states';
import type { ProductSku } from '@contracts/products';
import { productPages } from '@/catalog/product-pages';
import { formatDate } from '@/lib/format';
import { CheckList } from '@/ui/check-list';

export default function Facts({ sku }: { readonly sku: ProductSku }) {
  const { states, formats, audience, releaseDate } = productPages[sku];
  return (
    <>
      <CheckList
        className="mt-6"
        items={[
          `For ${states.map((state) => homeStateNames[state]).join(' and ')}`,
          formats.join(', '),
          audience,
          guarantee.replace('.', ''),
        ]}
      />
      <p className="mt-5 border-t border-hairline pt-4 text-sm text-muted">
        Released {formatDate(releaseDate)}
      </p>
    </>
  );
}
