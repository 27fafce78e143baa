import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { libraryQuery, packagesOf } from '@/features/all/library/api/library-api';
import { figuresOf } from '@/features/all/library/model/library-figures';
import { plural } from '@/lib/text/format';

/** How many documents and pages a pack has. Nothing until they are counted. */
export function PackFigures({ sku }: { readonly sku: ProductSku }) {
  const { data: library } = useQuery(libraryQuery);
  const { documents, pages } = figuresOf(library ? packagesOf(library, sku) : []);
  return (
    documents > 0 && (
      <span className="text-sm text-muted">
        {plural(documents, 'document')}, {plural(pages, 'page')}
      </span>
    )
  );
}
