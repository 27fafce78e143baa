import { useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/text/shop-time';
import { queryRoots } from '@/lib/queries/query-roots';
import { RestoreDialog } from '@/ui/restore-dialog';
import { restoreText } from '../api/texts-api';
import { textKinds, type TextKind } from '../model/text-kinds';

interface RestoreTextProps {
  readonly kind: TextKind;
  readonly id: string;
  readonly change: { readonly id: number; readonly createdAt: string };
  readonly onRestored: () => void;
}

/** Restores a text to its version before one of its changes. */
export function RestoreText({ kind, id, change, onRestored }: RestoreTextProps) {
  const queryClient = useQueryClient();
  return (
    <RestoreDialog
      what={`the ${textKinds[kind].noun}`}
      when={formatDateTime(change.createdAt)}
      consequence="Its text and fields are restored. Its publication status does not change, and a published page changes within a minute. You can undo this here as well."
      restore={async () => {
        await restoreText(kind, id, change.id);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.texts] });
        await queryClient.invalidateQueries({ queryKey: [queryRoots.auditLog] });
        onRestored();
      }}
    />
  );
}
