import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { sampleQuery } from '@/features/all/library/api/sample-api';
import { NameField } from '@/features/all/library/components/name-field';
import { useCompanyName } from '@/features/all/library/model/company-name';
import { sampleWithName } from '@/features/all/library/model/sample-with-name';
import { firstDocuments } from '@/features/all/library/model/wanted-preview';
import { withQueries } from '@/rendering/with-queries';
import { useChosenState } from '@/lib/browser/chosen-state';
import { useDebouncedValue } from '@/lib/forms/use-debounced-value';
import { Dialog } from '@/ui/dialog';
import { DocumentFrame } from '@/ui/document-frame';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';

/** The frame loads again with each name. */
const pauseMs = 400;

interface SampleDialogProps {
  readonly sku: ProductSku;
  /** The file name of a document; without it the chosen state's first one, or the product's. */
  readonly document?: string;
  readonly onClose: () => void;
}

/** Real pages in a sandboxed frame without scripts or network, with the company name that the visitor typed on any page. */
function Sample({ sku, document: asked, onClose }: SampleDialogProps) {
  const chosen = useChosenState();
  const typed = useCompanyName();
  const company = useDebouncedValue(typed.trim(), pauseMs);
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    sampleQuery(sku, asked || firstDocuments.get(`${sku}/${chosen}`)),
  );
  return (
    <Dialog
      isOpen
      size="large"
      title={data?.title ?? 'Sample'}
      description={
        data
          ? `The first ${data.shownWords.toLocaleString('en-US')} of ${data.totalWords.toLocaleString('en-US')} words, filled with example values.`
          : 'The beginning of a document, filled with example values.'
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          onClose();
        }
      }}
    >
      {isPending && (
        <Loading label="The sample is loading">
          <SkeletonText lines={12} />
        </Loading>
      )}
      {isError && (
        <ErrorState title="The sample did not load" onRetry={() => void refetch()} isRetrying={isFetching}>
          Nothing is wrong with the files themselves.
        </ErrorState>
      )}
      {data && (
        <>
          <div className="mb-4 max-w-md">
            <NameField />
          </div>
          <DocumentFrame
            title={`Sample of ${data.title}`}
            html={sampleWithName(data.html, company)}
            className="h-[60dvh]"
          />
        </>
      )}
    </Dialog>
  );
}

export const SampleDialog = withQueries(Sample);
