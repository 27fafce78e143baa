import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { plainWord } from '@/lib/labels/plain-word';
import { ShortTime } from '@/lib/text/short-time';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Table, type Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { recentRunsQuery } from '../api/ai-api';
import { formatCost, type AiRun } from '../model/ai-run';
import { QueryStates } from './query-states';

const tones: Readonly<Record<string, 'success' | 'danger' | 'accent'>> = {
  completed: 'success',
  failed: 'danger',
  partial_failure: 'accent',
};

const columns: readonly Column<AiRun>[] = [
  {
    key: 'title',
    header: 'Topic',
    isRowHeader: true,
    cell: ({ title, functionName, error }) => (
      <>
        <span className="wrap-anywhere">{title || plainWord(functionName)}</span>
        {error && <span className="block text-sm font-normal text-danger">{error}</span>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={tones[status] ?? 'neutral'}>{status.replaceAll('_', ' ')}</Badge>,
  },
  {
    key: 'words',
    header: 'Words',
    align: 'end',
    cell: ({ wordCount }) => (wordCount === null ? '–' : wordCount.toLocaleString('en-US')),
  },
  {
    key: 'cost',
    header: 'Cost',
    align: 'end',
    cell: ({ cost, isSample }) => (isSample ? `${formatCost(cost)} (sample)` : formatCost(cost)),
  },
  { key: 'model', header: 'Model', cell: ({ model }) => model },
  { key: 'created', header: 'Started', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

/** The latest ten runs with any outcome. */
export function RecentRuns() {
  const query = useQuery(recentRunsQuery);
  useEffect(() => {
    if (query.isError) {
      void toast({ title: 'Failed to load AI runs', tone: 'error' });
    }
  }, [query.isError]);
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Recent AI runs</h2>
      <QueryStates query={query} what="The list of runs">
        {(runs) =>
          runs.length === 0 ? (
            <EmptyState title="No runs yet">Every generation is listed here with its cost.</EmptyState>
          ) : (
            <Table
              caption="Recent AI runs"
              isCaptionHidden
              density="dense"
              columns={columns}
              rows={runs}
              rowKey={({ id }) => id}
            />
          )
        }
      </QueryStates>
    </Card>
  );
}
