import { useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/format';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { restoreText } from '../api/texts-api';
import { textKinds, type TextKind } from '../model/text-kinds';

interface RestoreTextProps {
  readonly kind: TextKind;
  readonly id: string;
  readonly change: { readonly id: number; readonly createdAt: string };
  readonly onRestored: () => void;
}

/** Brings back a text as it was before one of its changes. */
export function RestoreText({ kind, id, change, onRestored }: RestoreTextProps) {
  const queryClient = useQueryClient();
  const { noun } = textKinds[kind];
  const when = formatDateTime(change.createdAt);
  return (
    <ActDialog
      title={`Restore the ${noun} as it was before ${when}?`}
      consequence="Its words and fields come back; whether it is published stays as it is, and a published page changes at once. What stands in the form and is not saved is lost. This change can be taken back here as well."
      confirmLabel="Restore"
      trigger={
        <Button variant="quiet" size="small">
          Restore <VisuallyHidden>the version before {when}</VisuallyHidden>
        </Button>
      }
      act={async () => {
        await restoreText(kind, id, change.id);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.texts] });
        await queryClient.invalidateQueries({ queryKey: [queryRoots.auditLog] });
        void toast({ title: 'Restored', description: `As it was before ${when}.`, tone: 'success' });
        onRestored();
      }}
    />
  );
}
