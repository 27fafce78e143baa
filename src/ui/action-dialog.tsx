import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { Callout } from './callout';
import { Dialog, DialogClose } from './dialog';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { useSingleFlight } from '@/lib/react/use-single-flight';

const shortestReason = 3;

interface ActionDialogProps {
  /** The question, with the name of the affected record. */
  readonly title: string;
  /** The effect, and whether it can be undone. */
  readonly consequence: ReactNode;
  readonly confirmLabel: string;
  readonly trigger: ReactNode;
  readonly isDanger?: boolean | undefined;
  /** Asks for a reason, which is stored with the change. */
  readonly needsReason?: boolean | undefined;
  /** Asks for one more value, such as a new email address; with `rows` for a text of several lines. */
  readonly field?:
    | {
        readonly label: string;
        readonly type?: string | undefined;
        readonly rows?: number | undefined;
        readonly maxLength?: number | undefined;
        /** The initial value each time the dialog opens. */
        readonly initial?: string | undefined;
      }
    | undefined;
  /** Rejects with an error whose message is shown in the dialog, which stays open. */
  readonly onConfirm: (answers: { readonly reason: string; readonly value: string }) => Promise<void>;
}

/** Confirms an admin action, runs it, and shows its error in the dialog. */
export function ActionDialog({
  title,
  consequence,
  confirmLabel,
  trigger,
  isDanger = false,
  needsReason = false,
  field,
  onConfirm,
}: ActionDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const [reason, setReason] = useState('');
  const [value, setValue] = useState('');

  const open = (next: boolean) => {
    setIsOpen(next);
    setError('');
    if (field?.initial !== undefined) {
      setValue(field.initial);
    }
  };
  const confirm = useSingleFlight(async () => {
    if (needsReason && reason.trim().length < shortestReason) {
      setError(`Please give a reason of at least ${shortestReason} characters.`);
      return;
    }
    setIsBusy(true);
    setError('');
    try {
      await onConfirm({ reason: reason.trim(), value: value.trim() });
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
        {field &&
          (field.rows === undefined ? (
            <TextField
              label={field.label}
              type={field.type}
              autoComplete="off"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          ) : (
            <TextAreaField
              label={field.label}
              rows={field.rows}
              maxLength={field.maxLength}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          ))}
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
