import { Link } from '@/ui/link';
import { products } from '@contracts/products';
import { documentName, documents, type DocumentSlug } from '@/catalog/documents';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { cn } from '@/ui/cn';

interface DocumentBesideProps {
  readonly document: DocumentSlug;
  readonly className?: string;
}

/** The same in the margin, where there is one: for the eye, because the end of the text says it to everybody. */
export function DocumentBeside({ document, className }: DocumentBesideProps) {
  return (
    <span className={cn('margin-note no-print', className)} aria-hidden="true">
      <Link to={products[documents[document].sku].path} tabIndex={-1} className="grid gap-2">
        <DocumentThumb path={document} className="h-auto w-full" />
        {documentName(document)}
      </Link>
    </span>
  );
}

/** The document that says what the text above explains, with its first page. */
export function TextDocument({ document }: { readonly document: DocumentSlug }) {
  const { name, path } = products[documents[document].sku];
  return (
    <section
      aria-labelledby="text-document"
      className="no-print mt-10 grid max-w-measure grid-cols-[6rem_1fr] items-center gap-x-6"
    >
      <DocumentThumb path={document} className="h-auto w-full" />
      <div>
        <h2 id="text-document" className="text-xl">
          This is in the{' '}
          <Link to={path} className="link">
            {documentName(document)}
          </Link>
        </h2>
        <p className="mt-1.5 text-sm text-muted">One document of the {name}.</p>
      </div>
    </section>
  );
}
