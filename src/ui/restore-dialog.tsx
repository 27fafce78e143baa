import { ActDialog } from './act-dialog';
import { Button } from './button';
import { toast } from './toast';
import { VisuallyHidden } from './visually-hidden';

interface RestoreDialogProps {
  /** What comes back, as "the post". */
  readonly what: string;
  /** The time of the change before which it was as it will be again, in words. */
  readonly when: string;
  /** What comes back, what does not, and what is lost. */
  readonly consequence: string;
  readonly restore: () => Promise<void>;
}

/** Brings back something as it was before one of its changes. */
export function RestoreDialog({ what, when, consequence, restore }: RestoreDialogProps) {
  return (
    <ActDialog
      title={`Restore ${what} as it was before ${when}?`}
      consequence={`${consequence} What stands in the form and is not saved is lost.`}
      confirmLabel="Restore"
      trigger={
        <Button variant="quiet" size="small">
          Restore <VisuallyHidden>the version before {when}</VisuallyHidden>
        </Button>
      }
      act={async () => {
        await restore();
        void toast({ title: 'Restored', description: `As it was before ${when}.`, tone: 'success' });
      }}
    />
  );
}
