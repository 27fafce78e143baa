import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { Callout } from './callout';
import { Dialog, DialogClose } from './dialog';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { useSingleFlight } from './use-single-flight';

const shortestReason = 3;

interface ActDialogProps {
  /** The question, with the name of what it is about. */
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly consequence: ReactNode;
  readonly confirmLabel: string;
  readonly trigger: ReactNode;
  readonly isDanger?: boolean | undefined;
  /** Asks why; the reason is kept with the change. */
  readonly needsReason?: boolean | undefined;
  /** Asks for one value more, as the new address. */
  readonly field?: { readonly label: string; readonly type?: string | undefined } | undefined;
  /** Rejects with an error whose message is for people; the dialog stays open with it. */
  readonly act: (answers: { readonly reason: string; readonly value: string }) => Promise<void>;
}

/** Asks before an act of the owner, does it, and says in place what went wrong. */
export function ActDialog({
  title,
  consequence,
  confirmLabel,
  trigger,
  isDanger = false,
  needsReason = false,
  field,
  act,
}: ActDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const [reason, setReason] = useState('');
  const [value, setValue] = useState('');

  const open = (next: boolean) => {
    setIsOpen(next);
    setError('');
  };
  const confirm = useSingleFlight(async () => {
    if (needsReason && reason.trim().length < shortestReason) {
      setError(`Please give a reason of at least ${shortestReason} characters.`);
      return;
    }
    setIsBusy(true);
    setError('');
    try {
      await act({ reason: reason.trim(), value: value.trim() });
      setReason('');
      setValue('');
      setIsOpen(false);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'This did not work. Please try again.');
    } finally {
      setIsBusy(false);
    }
  });

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      description={consequence}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={open}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button variant={isDanger ? 'danger' : 'primary'} isLoading={isBusy} onClick={() => confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {field && (
          <TextField
            label={field.label}
            type={field.type}
            autoComplete="off"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
        {needsReason && (
          <TextAreaField
            label="Reason"
            help="It is kept in the audit log."
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {error && (
          <div role="alert">
            <Callout tone="danger">{error}</Callout>
          </div>
        )}
      </div>
    </Dialog>
  );
}
