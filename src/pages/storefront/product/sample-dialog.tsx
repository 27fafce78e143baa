import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductSku } from '@contracts/products';
import { sampleQuery } from '@/features/library/api/sample-api';
import { withQueries } from '@/lib/queries';
import { usePaused } from '@/lib/use-paused';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';

const pauseMs = 400;

interface SampleDialogProps {
  readonly sku: ProductSku;
  readonly onClose: () => void;
}

/** Real pages in a frame that can run nothing and reach nothing. */
function Sample({ sku, onClose }: SampleDialogProps) {
  const [typed, setTyped] = useState('');
  const company = usePaused(typed.trim(), pauseMs);
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...sampleQuery(sku, company),
    placeholderData: (previous) => previous,
  });
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
          <TextField
            label="Your company’s name"
            isOptional
            help="See the document with your name in it. It is not stored."
            maxLength={80}
            autoComplete="organization"
            className="mb-4 max-w-md"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <iframe
            title={`Sample of ${data.title}`}
            sandbox=""
            srcDoc={data.html}
            className="h-[60dvh] w-full rounded-sm border border-hairline bg-white"
          />
        </>
      )}
    </Dialog>
  );
}

export const SampleDialog = withQueries(Sample);
