import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { resumeBatch, type Batch } from '../api/calendar-api';

const tones: Readonly<Record<string, 'success' | 'danger' | 'info'>> = {
  completed: 'success',
  failed: 'danger',
  working: 'info',
};

/** The jobs of the latest batch, during and after the run. */
export function BatchProgressList({ batch }: { readonly batch: Batch }) {
  const queryClient = useQueryClient();
  const resume = useMutation({
    mutationFn: resumeBatch,
    onSettled: () =>
      Promise.all(
        [queryRoots.aiRuns, queryRoots.calendar].map((root) =>
          queryClient.invalidateQueries({ queryKey: [root] }),
        ),
      ),
  });
  const done = batch.jobs.filter(({ status }) => status === 'completed' || status === 'failed').length;
  const isOpen = done < batch.jobs.length;
  return (
    <div className="mt-6 border-t border-hairline pt-5">
      <ProgressBar
        value={done}
        max={batch.jobs.length}
        label={isOpen ? `Writing ${done + 1} of ${batch.jobs.length}` : 'Latest batch'}
      />
      <ul className="mt-4 grid gap-2">
        {batch.jobs.map(({ id, title, status, error }) => (
          <li key={id} className="text-sm">
            <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge>{' '}
            <span className="wrap-anywhere">{title}</span>
            {error && <span className="block text-danger">{error}</span>}
          </li>
        ))}
      </ul>
      {isOpen && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          isLoading={resume.isPending}
          onClick={() => resume.mutate(batch.runId)}
        >
          Resume this batch
        </Button>
      )}
    </div>
  );
}
