import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LawFact } from '@law/law-fact';
import { formatDateTime } from '@/lib/text/shop-time';
import { queryRoots } from '@/lib/queries/query-roots';
import { RestoreDialog } from '@/ui/restore-dialog';
import { factHistoryQuery, saveFact, type EditableFact } from '../../api/admin-facts-api';

interface FactHistoryProps {
  readonly current: EditableFact;
  readonly onRestored: () => void;
}

/** Former versions of a fact, who changed it, and a button to restore each. */
export function FactHistory({ current, onRestored }: FactHistoryProps) {
  const { data, isError } = useQuery(factHistoryQuery(current.fact.key));
  return (
    <section aria-label="History">
      <h2 className="text-2xl">History</h2>
      {isError && <p className="mt-3 text-muted">The history did not load.</p>}
      <ol className="mt-4 grid gap-4">
        {data?.map(({ id, changedAt, action, statement, byHand, before }) => (
          <li key={id} className="border-t border-hairline pt-3">
            <p className="text-sm text-muted">
              {`${formatDateTime(changedAt)}, ${action} ${byHand ? 'by an admin' : 'from the content files'}`}
            </p>
            <p className="mt-1">{statement}</p>
            {before && (
              <Restore before={before} changedAt={changedAt} current={current} onRestored={onRestored} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RestoreProps extends FactHistoryProps {
  readonly before: LawFact;
  readonly changedAt: string;
}

function Restore({ before, changedAt, current, onRestored }: RestoreProps) {
  const queryClient = useQueryClient();
  return (
    <RestoreDialog
      what="the fact"
      when={formatDateTime(changedAt)}
      consequence={`“${before.statement}” The pages that use it are rendered again.`}
      restore={async () => {
        await saveFact({ content: before, updatedAt: current.updatedAt });
        await queryClient.invalidateQueries({ queryKey: [queryRoots.lawFacts] });
        await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
        onRestored();
      }}
    />
  );
}
