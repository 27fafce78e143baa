import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { documentSlug } from '@/catalog/page-pictures';
import { productFirstPages } from '@/catalog/first-pages';
import { libraryQuery, packagesOf, type LibraryTemplate } from '@/features/all/library/api/library-api';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { NameField } from '@/features/all/library/components/name-field';
import { SamplePage } from '@/features/all/library/components/sample-page';
import { PagePins } from '@/features/all/library/components/page-pins';
import { pageCaption } from '@/features/all/library/model/page-caption';
import { withQueries } from '@/rendering/with-queries';
import { unbroken } from '@/ui/unbroken';

/** A page of the product with the visitor's company name, and below it the first pages of all documents. */
function Gallery({ sku }: { readonly sku: ProductSku }) {
  const { data: library = [] } = useQuery(libraryQuery);
  const templates = packagesOf(library, sku).flatMap(({ state, templates }) =>
    templates.map((template) => ({ ...template, state, document: documentSlug(template.path) })),
  );
  const opening = productFirstPages[sku];
  const shown = templates.find(({ document }) => document === opening) ?? templates[0];
  return (
    <document-gallery className="no-print">
      <div className="rounded-lg border border-hairline bg-sunken px-4 pt-6 pb-5 sm:px-10">
        {/* Above the page, so that a phone shows both. */}
        <div className="mx-auto mb-4 max-w-md">
          <NameField />
        </div>
        <SamplePage sku={sku} document={opening} className="mx-auto w-full max-w-md" hasPins />
        <div className="mx-auto mt-4 max-w-md">
          <PagePins sku={sku} document={opening} />
          {shown && (
            <div className="mt-4 flex items-start justify-between gap-4 text-sm">
              <p role="status">{pageCaption(shown.title, templates.indexOf(shown) + 1, templates.length)}</p>
              <document-preview of={`${sku}/${shown.document}`} className="flex-none">
                <button type="button" className="link py-1 font-semibold" aria-haspopup="dialog">
                  Preview
                </button>
              </document-preview>
            </div>
          )}
        </div>
      </div>
      <Strip sku={sku} templates={templates} shown={shown?.document} />
    </document-gallery>
  );
}

export default withQueries(Gallery);

interface StripProps {
  readonly sku: ProductSku;
  readonly templates: readonly (LibraryTemplate & { readonly state: string; readonly document: string })[];
  readonly shown: string | undefined;
}

/** Each button brings the first page of its document into the gallery. */
function Strip({ sku, templates, shown }: StripProps) {
  return (
    <state-order>
      <ul aria-label="First pages" className="mt-4 flex gap-3 overflow-x-auto p-1 pb-3">
        {templates.map(({ path, title, state, document }) => (
          <li key={path} data-in-state={state} className="w-22 flex-none">
            <button
              type="button"
              data-page={`${sku}/${document}`}
              aria-pressed={document === shown}
              className="group block w-full rounded-sm text-left text-xs leading-snug text-muted hover:text-heading aria-pressed:text-heading"
            >
              <DocumentThumb
                path={path}
                className="h-auto w-full group-hover:border-primary group-hover:shadow group-aria-pressed:border-primary"
              />
              <span className="mt-1.5 line-clamp-2">{unbroken(title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </state-order>
  );
}
