import { products, type ProductSku } from '@contracts/products';
import { documentSlug } from '@/catalog/page-pictures';
import { plural } from '@/lib/text/format';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { ShowAll } from '@/ui/show-all';
import { unbroken } from '@/ui/unbroken';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { LibraryPackage, LibraryTemplate } from '../api/library-api';
import { figuresOf } from '../model/library-figures';
import { DocumentThumb } from './document-thumb';

/** A phone shows the others when asked (`pack-files`). */
const shownOnPhones = 3;
const shownElsewhere = 6;

interface PackageContentsProps {
  /** The product whose previews the page opens (`DocumentPreviews`). */
  readonly sku: ProductSku;
  readonly packages: readonly LibraryPackage[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** Only the first ones, with a link to the product's page, which lists all. */
  readonly isShort?: boolean;
}

/** The actual list of files, by package, each with a preview. */
export function PackageContents({
  sku,
  packages,
  isLoading,
  isFailed,
  isShort = false,
}: PackageContentsProps) {
  if (isLoading) {
    return (
      <Loading label="The list of files is loading">
        <SkeletonTable rows={5} columns={3} />
      </Loading>
    );
  }
  if (isFailed) {
    return <ErrorState title="The list of files did not load">Reload the page to see it.</ErrorState>;
  }
  return (
    <document-preview of={sku}>
      <state-order>
        <div className="grid gap-8">
          {packages.map((pack) => (
            <section key={pack.id} data-in-state={pack.state} className="pack-files">
              <h3 className="text-xl">{pack.title}</h3>
              <p className="mt-1 mb-3 text-sm text-muted">{unbroken(headOf(pack))}</p>
              <ul className="grid gap-x-10 border-t border-hairline sm:grid-cols-2 lg:grid-cols-3">
                {pack.templates.slice(0, isShort ? shownElsewhere : undefined).map((template) => (
                  <Entry key={template.path} template={template} />
                ))}
              </ul>
              <Rest sku={sku} of={pack.templates.length} isShort={isShort} />
            </section>
          ))}
        </div>
      </state-order>
    </document-preview>
  );
}

interface RestProps {
  readonly sku: ProductSku;
  readonly of: number;
  readonly isShort: boolean;
}

function Rest({ sku, of, isShort }: RestProps) {
  const documents = plural(of, 'document');
  if (isShort) {
    return (
      <p className="py-3">
        <Link to={`${products[sku].path}#features`} className="link font-semibold">
          {of > shownElsewhere ? `All ${documents} on the page of the pack` : 'The pack on its own page'}
        </Link>
      </p>
    );
  }
  return of > shownOnPhones && <ShowAll of={documents} className={of <= shownElsewhere ? 'sm:hidden' : ''} />;
}

function headOf(pack: LibraryPackage): string {
  const { documents, pages } = figuresOf([pack]);
  return `Version ${pack.version}, ${plural(documents, 'document')}, ${plural(pages, 'page')}`;
}

function Entry({ template }: { readonly template: LibraryTemplate }) {
  const { path, title, summary } = template;
  return (
    // The grid is inside, because a class for it on the item would win over "pack-files".
    <li id={documentSlug(path)} className="border-b border-hairline py-3">
      <div className="grid grid-cols-[3rem_1fr] items-start gap-x-4">
        <DocumentThumb path={path} className="h-auto w-full" />
        <div className="min-w-0">
          <h4 className="font-sans text-base leading-snug font-semibold tracking-normal">
            {unbroken(title)}
          </h4>
          <p className="mt-0.5 text-sm leading-snug text-muted">{unbroken(summary)}</p>
          <p className="mt-1 text-sm text-muted">
            {unbroken(figuresIn(template))}
            <button
              type="button"
              aria-haspopup="dialog"
              className="link no-print ml-2 pointer-coarse:min-h-11"
            >
              Preview<VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </button>
          </p>
        </div>
      </div>
    </li>
  );
}

/** Every document comes in Word, Google Docs and PDF; only what some have besides is said. */
function figuresIn({ pageCount, wordCount, formats }: LibraryTemplate): string {
  return [
    pageCount !== null && plural(pageCount, 'page'),
    `${wordCount.toLocaleString('en-US')} words`,
    formats.includes('xlsx') && 'with Excel',
  ]
    .filter(Boolean)
    .join(', ');
}
