import { useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/format';
import { queryRoots } from '@/lib/query-roots';
import { RestoreDialog } from '@/ui/restore-dialog';
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
  return (
    <RestoreDialog
      what={`the ${textKinds[kind].noun}`}
      when={formatDateTime(change.createdAt)}
      consequence="Its words and fields come back; whether it is published stays as it is, and a published page changes at once. This change can be taken back here as well."
      restore={async () => {
        await restoreText(kind, id, change.id);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.texts] });
        await queryClient.invalidateQueries({ queryKey: [queryRoots.auditLog] });
        onRestored();
      }}
    />
  );
}
