import type { ReactNode } from 'react';
import { Button } from './button';
import { Callout } from './callout';
import { Dialog, DialogClose } from './dialog';

interface ConfirmDialogProps {
  /** The question, with the name of the affected record. */
  readonly title: string;
  /** The effect, and whether it can be undone. */
  readonly consequence: ReactNode;
  /** The verb from the question, never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly trigger?: ReactNode | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The caller closes the dialog after the action has succeeded. */
  readonly onConfirm: () => void;
  readonly isBusy?: boolean | undefined;
  readonly error?: string | undefined;
}

/** Confirms an action that is not easy to undo. The safe choice has the focus. */
export function ConfirmDialog({
  title,
  consequence,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDanger = true,
  onConfirm,
  isBusy = false,
  error,
  ...opening
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...opening}
      role="alertdialog"
      size="small"
      title={title}
      description={consequence}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{cancelLabel}</Button>
          </DialogClose>
          <Button variant={isDanger ? 'danger' : 'primary'} isLoading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <div role="alert">
          <Callout tone="danger">{error}</Callout>
        </div>
      )}
    </Dialog>
  );
}
