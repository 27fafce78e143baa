import { useQuery } from '@tanstack/react-query';
import { packStateNames } from '@law/pack-states';
import type { ProductSku } from '@contracts/products';
import { productPages } from '@/catalog/product-pages';
import { libraryQuery, packagesOf } from '@/features/all/library/api/library-api';
import { figuresOf } from '@/features/all/library/model/library-figures';
import { formatDate, plural } from '@/lib/text/format';
import { withQueries } from '@/rendering/with-queries';
import { unbroken } from '@/ui/unbroken';

/** What is in the pack, in four lines; counts and dates come from the library. */
function Facts({ sku }: { readonly sku: ProductSku }) {
  const { states, formats } = productPages[sku];
  const { data: library = [] } = useQuery(libraryQuery);
  const { documents, pages, lawAsOf } = figuresOf(packagesOf(library, sku));
  const facts = [
    {
      label: 'Inside',
      value: documents > 0 && `${plural(documents, 'document')}, ${plural(pages, 'page')}`,
    },
    { label: 'Formats', value: formats.join(', ') },
    { label: 'For', value: states.map((state) => packStateNames[state]).join(' and ') },
    { label: 'Law as of', value: lawAsOf !== '' && formatDate(lawAsOf) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-hairline">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="border-b border-hairline py-2.5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-[0.9375rem] text-heading">{unbroken(value)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export default withQueries(Facts);
