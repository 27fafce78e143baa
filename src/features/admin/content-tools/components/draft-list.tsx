import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { plural } from '@/lib/text/format';
import { ShortTime } from '@/lib/text/short-time';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { Table, type Column } from '@/ui/table';
import { draftsQuery } from '../api/drafts-api';
import type { DraftRow } from '../model/draft';
import { CalendarLink } from './calendar-link';
import { QueryStates } from './query-states';

const columns: readonly Column<DraftRow>[] = [
  {
    key: 'title',
    header: 'Title',
    isRowHeader: true,
    cell: ({ kind, id, title }) => (
      <Link to={`/admin/drafts/${kind}/${id}`} className="link">
        {title}
      </Link>
    ),
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  {
    key: 'findings',
    header: 'To resolve',
    cell: ({ openFindings }) =>
      openFindings === 0 ? (
        <Badge tone="success">nothing open</Badge>
      ) : (
        <Badge tone="accent">{plural(openFindings, 'finding')}</Badge>
      ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, isSample }) => (
      <>
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{status}</Badge>
        {isSample && (
          <Badge tone="info" className="ml-2">
            Sample
          </Badge>
        )}
      </>
    ),
  },
  { key: 'created', header: 'Written', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

/** All generated texts, with the findings to resolve before publication. */
export function DraftList() {
  const query = useQuery(draftsQuery);
  return (
    <QueryStates query={query} what="The list of drafts">
      {(drafts) =>
        drafts.length === 0 ? (
          <EmptyState title="No drafts yet" action={<CalendarLink />}>
            Generate one in the content calendar; it appears here with the findings to check.
          </EmptyState>
        ) : (
          <Table
            caption="Generated texts"
            isCaptionHidden
            density="dense"
            columns={columns}
            rows={drafts}
            rowKey={({ id }) => id}
          />
        )
      }
    </QueryStates>
  );
}

const shownDrafts = 5;

/** The latest five, for the AI tools page. */
export function LatestDrafts() {
  const query = useQuery(draftsQuery);
  return (
    <QueryStates query={query} what="The list of drafts">
      {(drafts) =>
        drafts.length === 0 ? (
          <p className="text-muted">No generated text is saved yet.</p>
        ) : (
          <ul className="grid gap-2">
            {drafts.slice(0, shownDrafts).map(({ kind, id, title, openFindings }) => (
              <li key={id}>
                <Link className="link" to={`/admin/drafts/${kind}/${id}`}>
                  {title}
                </Link>{' '}
                {openFindings > 0 && <Badge tone="accent">{plural(openFindings, 'finding')}</Badge>}
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}
