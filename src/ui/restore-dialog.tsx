import { ActionDialog } from './action-dialog';
import { Button } from './button';
import { toast } from './toast';
import { VisuallyHidden } from './visually-hidden';

interface RestoreDialogProps {
  /** The restored record, as in "the post". */
  readonly what: string;
  /** The time of the change that will be undone, for display. */
  readonly when: string;
  /** What is restored, what is not, and what is lost. */
  readonly consequence: string;
  readonly restore: () => Promise<void>;
}

/** Restores a record to its state before one of its changes. */
export function RestoreDialog({ what, when, consequence, restore }: RestoreDialogProps) {
  return (
    <ActionDialog
      title={`Restore ${what} as it was before ${when}?`}
      consequence={`${consequence} Unsaved changes in the form are lost.`}
      confirmLabel="Restore"
      trigger={
        <Button variant="quiet" size="small">
          Restore <VisuallyHidden>{`the version before ${when}`}</VisuallyHidden>
        </Button>
      }
      onConfirm={async () => {
        await restore();
        void toast({ title: 'Restored', description: `As it was before ${when}.`, tone: 'success' });
      }}
    />
  );
}
