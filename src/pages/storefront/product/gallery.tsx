import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { documentSlug } from '@/catalog/page-pictures';
import { productSheets } from '@/catalog/sheets';
import { libraryQuery, packagesOf } from '@/features/shared/library/api/library-api';
import { DocumentThumb } from '@/features/shared/library/components/document-thumb';
import { NameField } from '@/features/shared/library/components/name-field';
import { SampleSheet } from '@/features/shared/library/components/sample-sheet';
import { withQueries } from '@/rendering/with-queries';
import { unbroken } from '@/ui/unbroken';

/** A page of the product with the visitor's company name, and below it the first pages of all documents. */
function Gallery({ sku }: { readonly sku: ProductSku }) {
  return (
    <>
      <div className="rounded-lg border border-hairline bg-sunken px-4 pt-6 pb-5 sm:px-10 sm:pt-9">
        <SampleSheet sku={sku} document={productSheets[sku]} className="mx-auto w-full max-w-md" />
        <div className="no-print mx-auto mt-6 max-w-md">
          <NameField />
        </div>
      </div>
      <Strip sku={sku} />
    </>
  );
}

export default withQueries(Gallery);

/** Each page opens the preview of its document. */
function Strip({ sku }: { readonly sku: ProductSku }) {
  const { data: library = [] } = useQuery(libraryQuery);
  const templates = packagesOf(library, sku).flatMap(({ state, templates }) =>
    templates.map((template) => ({ ...template, state })),
  );
  return (
    <ul aria-label="Previews" data-by-state="" className="mt-4 flex gap-3 overflow-x-auto p-1 pb-3">
      {templates.map(({ path, title, state }) => (
        <li key={path} data-in-state={state} className="w-22 flex-none">
          <button
            type="button"
            data-preview={`${sku}/${documentSlug(path)}`}
            aria-haspopup="dialog"
            className="group block w-full rounded-sm text-left text-xs leading-snug text-muted hover:text-heading"
          >
            <DocumentThumb
              path={path}
              className="h-auto w-full group-hover:border-primary group-hover:shadow"
            />
            <span className="mt-1.5 line-clamp-2">{unbroken(title)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
