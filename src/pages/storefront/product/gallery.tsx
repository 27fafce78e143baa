import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { packStates, type PackState } from '@law/pack-states';
import { documentSlug } from '@/catalog/page-pictures';
import { productFirstPages, coveredStates } from '@/catalog/first-pages';
import { libraryQuery, packagesOf, type LibraryTemplate } from '@/features/all/library/api/library-api';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { NameField } from '@/features/all/library/components/name-field';
import { SamplePage } from '@/features/all/library/components/sample-page';
import { PagePins } from '@/features/all/library/components/page-pins';
import { pageCaption, placeOf } from '@/features/all/library/model/page-caption';
import { inPlaceOf, ofState } from '@/pages/sections/of-state';
import StateChoice from '@/pages/sections/state-choice';
import { withQueries } from '@/rendering/with-queries';
import { cn } from '@/ui/cn';
import { unbroken } from '@/ui/unbroken';

/** Of each state's documents the strip shows the first ones; all of them are in the list below. */
const inStrip = 7;

interface Template extends LibraryTemplate {
  readonly state: string;
  readonly document: string;
  /** Which one of how many in the product. */
  readonly place: string;
}

/** A page of the product with the visitor's company name, and below it the first pages of its documents. */
function Gallery({ sku }: { readonly sku: ProductSku }) {
  const { data: library = [] } = useQuery(libraryQuery);
  const templates = packagesOf(library, sku)
    .flatMap(({ state, templates }) => templates.map((template) => ({ ...template, state })))
    .map((template, index, { length }) => ({
      ...template,
      document: documentSlug(template.path),
      place: placeOf(index + 1, length),
    }));
  const states = coveredStates(sku);
  return (
    <document-gallery className="no-print">
      <div className="rounded-lg border border-hairline bg-sunken px-4 pt-6 pb-5 sm:px-10">
        {/* Above the page, so that a phone shows both. */}
        <div className="mx-auto mb-4 max-w-md">
          {states.length > 1 && <StateChoice className="mb-4" />}
          <NameField />
        </div>
        {states.map((state) => (
          <Stage key={state} sku={sku} state={state} templates={templates} isOnly={states.length === 1} />
        ))}
      </div>
      <Strip sku={sku} templates={templates} />
    </document-gallery>
  );
}

export default withQueries(Gallery);

interface StripProps {
  readonly sku: ProductSku;
  readonly templates: readonly Template[];
}

interface StageProps extends StripProps {
  readonly state: PackState;
  readonly isOnly: boolean;
}

/** The large page of one state, in the place of the other's. */
function Stage({ sku, state, templates, isOnly }: StageProps) {
  const opening = productFirstPages[sku][state] ?? '';
  const shown =
    templates.find(({ document }) => document === opening) ??
    templates.find((template) => template.state === state);
  return (
    <div data-stage="" className={isOnly ? undefined : inPlaceOf(state)}>
      <SamplePage sku={sku} document={opening} className="mx-auto w-full max-w-md" hasPins />
      <div className="mx-auto mt-4 max-w-md">
        <PagePins sku={sku} document={opening} />
        {shown && (
          <div className="mt-4 flex items-start justify-between gap-4 text-sm">
            <p role="status">{pageCaption(shown.title, shown.place)}</p>
            <document-preview of={`${sku}/${shown.document}`} className="flex-none">
              <button type="button" className="link py-1 font-semibold" aria-haspopup="dialog">
                Preview
              </button>
            </document-preview>
          </div>
        )}
      </div>
    </div>
  );
}

/** Each button brings the first page of its document into the gallery, whose code presses the one that it shows. */
function Strip({ sku, templates }: StripProps) {
  const { length } = coveredStates(sku);
  const shown = packStates.flatMap((state) =>
    templates
      .filter((template) => template.state === state)
      .slice(0, inStrip)
      .map((template) => ({ ...template, look: length > 1 && ofState(state) })),
  );
  return (
    <ul aria-label="First pages" className="mt-4 flex gap-3 overflow-x-auto p-1 pb-3">
      {shown.map(({ path, title, document, place, look }) => (
        <li key={path} className={cn('w-22 flex-none', look)}>
          <button
            type="button"
            data-page={`${sku}/${document}`}
            value={place}
            aria-pressed={document === productFirstPages[sku].MN}
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
      {shown.length < templates.length && (
        <li className="w-22 flex-none">
          <a href="#features" className="link text-sm font-semibold">
            All {templates.length} documents
          </a>
        </li>
      )}
    </ul>
  );
}
