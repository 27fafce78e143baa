import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { exampleCompany } from '../model/company-name';
import { cn } from '@/ui/cn';
import { firstPageQuery } from '../api/sample-api';

interface SamplePageProps {
  readonly sku: ProductSku;
  /** The file name of a document of the product, without folder and ending. */
  readonly document: string;
  /** Numbers a note, a table and the dates, for a list of what they are. */
  readonly hasPins?: boolean;
  readonly className?: string;
}

/** The first page of a document as HTML: real text, which carries the visitor's company name. */
export function SamplePage({ sku, document, hasPins = false, className }: SamplePageProps) {
  const { data, isError } = useQuery(firstPageQuery(sku, document));
  if (isError) {
    return <p className="text-muted">The page did not load. Reload to see it.</p>;
  }
  // No document of the product is for sale.
  if (data === '') {
    return null;
  }
  return (
    <sample-page
      key={String(data === undefined)}
      aria-busy={data === undefined}
      className={cn('sheet', hasPins && 'has-pins', className)}
    >
      {/* A picture of a page: its links and headings are not those of this page. */}
      <div inert dangerouslySetInnerHTML={{ __html: data ?? '' }} />
      {/* The running head of the file: whatever the page says, the name that is typed is in sight. */}
      <span inert translate="no" className="doc-running-head" data-field="company_name">
        {exampleCompany}
      </span>
    </sample-page>
  );
}
