import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { plural } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { openingFactsQuery } from '../api/admin-settings';
import { leftOpen, openingCheckList, type CheckItem } from '../model/check-list';
import { Way } from './way';

interface OpenShopDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The settings after publishing. */
  readonly value: (key: string) => string;
  readonly isStored: (secret: string) => boolean;
  readonly onConfirm: (openItems: readonly string[]) => void;
}

/** Confirms that search engines are let in: lists the open items and the effect. */
export function OpenShopDialog({ isOpen, onOpenChange, value, isStored, onConfirm }: OpenShopDialogProps) {
  // Fetched each time the dialog opens, so that the owner confirms the current list.
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...openingFactsQuery,
    enabled: isOpen,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const items =
    data && !isFetching && !isError ? leftOpen(openingCheckList(value, isStored, data)) : undefined;
  return (
    <Dialog
      role="alertdialog"
      title="Open the shop to search engines?"
      description="Production lets search engines into every public page, and the PREVIEW MODE badge goes. The pages are rendered again first: within a minute where the shop serves them itself, with the next build on a static host. You can switch back, but what search engines have read stays in their results for weeks."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            variant={items?.length ? 'danger' : 'primary'}
            disabled={!items}
            onClick={() => items && onConfirm(items.map(({ title }) => title))}
          >
            {items?.length ? 'Open it anyway' : 'Open the shop'}
          </Button>
        </>
      }
    >
      {isError && (
        <ErrorState
          title="The open items could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {toAppError(error).message}
        </ErrorState>
      )}
      {!isError && !items && (
        <Loading label="Loading the open items">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {items && <LeftOpen items={items} onFollow={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface LeftOpenProps {
  readonly items: readonly CheckItem[];
  readonly onFollow: () => void;
}

function LeftOpen({ items, onFollow }: LeftOpenProps) {
  if (items.length === 0) {
    return <p>Every item of “Before you open” is done.</p>;
  }
  return (
    <>
      <p className="font-semibold">
        {`${plural(items.length, 'item')} of “Before you open” ${items.length === 1 ? 'is' : 'are'} still open:`}
      </p>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {items.map(({ title, hint, to }) => (
          <li key={title}>
            <Way to={to} onFollow={onFollow}>
              {title}
            </Way>
            <span className="block text-sm text-muted">{hint}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
