import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '@/lib/text/format';
import { formatDateTime } from '@/lib/text/shop-time';
import { Badge } from '@/ui/badge';
import { FilterChips } from '@/ui/chip';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { Grid } from '@/ui/stack';
import { StatCard } from '@/ui/stat-card';
import { Table, type Column } from '@/ui/table';
import { auditFindingsQuery, type AuditRun } from '../api/audits-api';
import { severities, type Finding, type Severity } from '../model/findings';

const tones = { error: 'danger', warning: 'accent', success: 'success' } as const;
const shownElements = 3;

const columns: readonly Column<Finding>[] = [
  {
    key: 'message',
    header: 'Finding',
    isRowHeader: true,
    cell: ({ message, rule, help }) => (
      <>
        {message}{' '}
        <a href={help} target="_blank" rel="noreferrer" className="block font-normal">
          What to do about {rule}
        </a>
      </>
    ),
  },
  {
    key: 'severity',
    header: 'Severity',
    cell: ({ severity }) => <Badge tone={tones[severity]}>{severity}</Badge>,
  },
  { key: 'type', header: 'Type', cell: ({ type }) => type },
  {
    key: 'page',
    header: 'Page',
    cell: ({ pages }) =>
      pages.length > 1 ? (
        plural(pages.length, 'page')
      ) : (
        <a href={pages[0]} target="_blank" rel="noreferrer" className="wrap-anywhere">
          {pages[0]}
        </a>
      ),
  },
  {
    key: 'element',
    header: 'Element',
    cell: ({ elements }) =>
      elements.length === 0 ? (
        '–'
      ) : (
        <>
          {elements.slice(0, shownElements).map((element) => (
            <code key={element} className="block text-xs wrap-anywhere">
              {element}
            </code>
          ))}
          {elements.length > shownElements && (
            <span className="text-sm text-muted">and {elements.length - shownElements} more</span>
          )}
        </>
      ),
  },
];

/** The findings of a run. */
export function AuditResults({ run }: { readonly run: AuditRun }) {
  const query = useQuery(auditFindingsQuery(run.id));
  const [shown, setShown] = useState<Severity | 'all'>('all');
  const findings = query.data ?? [];
  const rows = findings.filter(({ severity }) => shown === 'all' || severity === shown);
  return (
    <section aria-label="Results">
      <h2 className="mb-1 text-2xl">Results</h2>
      <p className="mb-5 text-muted">
        {formatDateTime(run.createdAt)}, {plural(run.paths.length, 'page')}
      </p>
      <Grid cell="small" className="mb-8">
        <StatCard label="Score" value={`${run.score}%`} note="Share of findings that are a success" />
        <StatCard label="Errors" value={run.errors} />
        <StatCard label="Warnings" value={run.warnings} />
        <StatCard label="Successes" value={run.successes} note="Rules that hold, on each page" />
      </Grid>
      {query.isPending && (
        <Loading label="The findings are loading">
          <SkeletonTable />
        </Loading>
      )}
      {query.isError && (
        <ErrorState
          title="The findings did not load"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isSuccess && (
        <>
          <FilterChips
            label="Which findings"
            className="mb-5"
            options={[
              { value: 'all', label: 'All', count: findings.length },
              ...severities.map((severity) => ({
                value: severity,
                label: severity,
                count: findings.filter((finding) => finding.severity === severity).length,
              })),
            ]}
            value={shown}
            onChange={setShown}
          />
          {rows.length === 0 ? (
            <EmptyState title={shown === 'all' ? 'Nothing was found' : `No ${shown} was found`} />
          ) : (
            <Table
              caption="Findings"
              isCaptionHidden
              density="dense"
              columns={columns}
              rows={rows}
              rowKey={({ severity, rule, pages }) => `${severity} ${rule} ${pages[0] ?? ''}`}
            />
          )}
        </>
      )}
    </section>
  );
}
