import { guarantee } from '@contracts/brand';
import type { ProductSku } from '@contracts/products';
import { productPages } from '@/catalog/product-pages';
import { formatDate } from '@/lib/format';
import { CheckList } from '@/ui/check-list';

const stateNames = { MN: 'Minnesota', WI: 'Wisconsin' } as const;

export default function Facts({ sku }: { readonly sku: ProductSku }) {
  const { states, formats, audience, releaseDate } = productPages[sku];
  return (
    <>
      <CheckList
        className="mt-6"
        items={[
          `For ${states.map((state) => stateNames[state]).join(' and ')}`,
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
