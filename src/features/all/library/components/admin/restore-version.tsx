import type { TemplateSource } from '@contracts/template-editing';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { restoreTemplate } from '../../api/admin-templates';

interface RestoreVersionProps {
  readonly path: string;
  readonly source: TemplateSource;
  readonly revision: number;
  readonly onRestored: () => Promise<void>;
}

/** Restores an old text as a new draft. Nothing is overwritten, and buyers do not see it yet. */
export function RestoreVersion({ path, source, revision, onRestored }: RestoreVersionProps) {
  return (
    <ActionDialog
      title={`Restore revision ${revision}?`}
      consequence="Its text becomes a new draft. Buyers keep the current version until you publish it. Unsaved changes in the editor are lost."
      confirmLabel="Restore as a draft"
      trigger={
        <Button variant="quiet" size="small">
          Restore <VisuallyHidden>revision {revision}</VisuallyHidden>
        </Button>
      }
      onConfirm={async () => {
        const draft = await restoreTemplate(path, revision, source.revision);
        await onRestored();
        void toast({
          title: `Revision ${revision} restored`,
          description: `It is draft ${draft.revision} now.`,
          tone: 'success',
        });
      }}
    />
  );
}
