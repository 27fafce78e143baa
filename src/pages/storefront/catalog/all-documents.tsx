import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { productSkus, products } from '@contracts/products';
import { documentSlug } from '@/catalog/page-pictures';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { libraryQuery, packagesOf } from '@/features/all/library/api/library-api';
import { plural } from '@/lib/text/format';
import { withQueries } from '@/rendering/with-queries';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { SearchField } from '@/ui/search-field';
import { unbroken } from '@/ui/unbroken';

/** Every document that is sold, by its first page. Each leads to its pack. */
function AllDocuments() {
  const { data: library = [], isPending, isError } = useQuery(libraryQuery);
  if (isPending) {
    return (
      <Loading label="The documents are loading">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (isError) {
    return <ErrorState title="The documents did not load">Reload the page to see them.</ErrorState>;
  }
  const documents = productSkus.flatMap((sku) =>
    packagesOf(library, sku).flatMap((pack) =>
      pack.templates.map((template) => ({ ...template, sku, state: pack.state })),
    ),
  );
  return (
    <document-search className="block">
      <SearchField label="Search the documents" className="max-w-md" />
      <p role="status" className="mt-2 min-h-6 text-sm text-muted" />
      <div className="all-files">
        <state-order>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4 sm:gap-x-5 sm:gap-y-8 lg:grid-cols-6">
            {documents.map(({ path, title, pageCount, sku, state }) => (
              <li key={path} data-in-state={state} data-document={documentSlug(path)} className="relative">
                <DocumentThumb path={path} className="h-auto w-full" />
                <h3 className="mt-2.5 text-sm leading-snug wrap-break-word sm:text-base">
                  <Link
                    to={`${products[sku].path}#${documentSlug(path)}`}
                    className="cover-link text-heading no-underline hover:underline"
                  >
                    {unbroken(title)}
                  </Link>
                </h3>
                <p className="mt-1 text-xs text-muted sm:text-sm">
                  {unbroken(
                    [
                      products[sku].name,
                      state,
                      ...(pageCount === null ? [] : [plural(pageCount, 'page')]),
                    ].join(', '),
                  )}
                </p>
              </li>
            ))}
          </ul>
        </state-order>
        <label className="no-print mt-4 flex items-center gap-2 py-3 sm:hidden">
          <input type="checkbox" className="check" />
          {`Show all ${documents.length}`}
        </label>
      </div>
    </document-search>
  );
}

export default withQueries(AllDocuments);
