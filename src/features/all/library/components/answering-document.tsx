import { Link } from '@/ui/link';
import { products, type ProductSku } from '@contracts/products';
import { documentName, documents, type DocumentSlug } from '@/catalog/documents';
import { cn } from '@/ui/cn';
import type { Elements } from '@/ui/elements';
import { unbroken } from '@/ui/unbroken';
import { DocumentThumb } from './document-thumb';

interface AnsweringDocumentProps {
  readonly slug: DocumentSlug;
  /** The page's state: its own documents do not name their state. */
  readonly pageState?: string;
  /** The product that the page sells: its documents do not name their pack. */
  readonly sold?: ProductSku;
  readonly size?: 'small' | 'large';
  /** What the document settles, under its name. */
  readonly children?: Elements;
}

const columns = { small: 'grid-cols-[3rem_1fr]', large: 'grid-cols-[6rem_1fr] sm:grid-cols-[9rem_1fr]' };

/** The document that answers what is said beside it: its first page, its name and its pack. */
export function AnsweringDocument({
  slug,
  pageState,
  sold,
  size = 'small',
  children,
}: AnsweringDocumentProps) {
  const { sku } = documents[slug];
  const { name, path } = products[sku];
  return (
    <div className={cn('grid items-start', size === 'small' ? 'gap-x-4' : 'gap-x-6', columns[size])}>
      <DocumentThumb path={slug} className="h-auto w-full" />
      <div className="min-w-0">
        <Link to={path} className="link font-medium">
          {unbroken(documentName(slug, pageState))}
        </Link>
        {sku !== sold && <span className="block text-sm text-muted">{name}</span>}
        {children}
      </div>
    </div>
  );
}
