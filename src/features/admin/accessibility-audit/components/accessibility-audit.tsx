import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plural } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { ProgressBar } from '@/ui/progress-bar';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { auditsQuery, sitePathsQuery } from '../api/audits-api';
import { groupPages, type PageGroup } from '../model/page-groups';
import { AuditHistory } from './audit-history';
import { AuditResults } from './audit-results';
import { PageChoice } from './page-choice';
import { ScanFrame } from './scan-frame';
import { useAudit, type AuditState } from './use-audit';

interface AccessibilityAuditProps {
  /** Pages that are in no sitemap. */
  readonly adminGroup: PageGroup;
}

const chosenAtFirst = [
  '/',
  '/templates',
  '/templates/mn-paid-leave-kit',
  '/pricing',
  '/free-resources',
  '/contact',
];

/** Runs axe-core on the chosen pages of the current build and lists earlier runs. */
export function AccessibilityAudit({ adminGroup }: AccessibilityAuditProps) {
  const runs = useQuery(auditsQuery);
  const paths = useQuery(sitePathsQuery);
  const audit = useAudit();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(chosenAtFirst));
  if (runs.isPending || paths.isPending) {
    return (
      <Loading label="The audit is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (runs.isError) {
    return (
      <ErrorState
        title="The runs did not load"
        onRetry={() => void runs.refetch()}
        isRetrying={runs.isFetching}
      />
    );
  }
  const { state } = audit;
  const groups = [...groupPages(paths.data ?? chosenAtFirst), adminGroup];
  const wanted = groups.flatMap((group) => group.paths).filter((path) => chosen.has(path));
  const opened = params.get('run') ?? (state.step === 'done' ? state.runId : null);
  const run = runs.data.find(({ id }) => id === opened);
  const start = () => {
    setParams({}, { replace: true, preventScrollReset: true });
    void audit.start(wanted);
  };

  return (
    <Stack gap="large">
      <Card as="section" padding="large">
        <h2 className="mb-4 text-2xl">Pages</h2>
        {state.step !== 'scanning' && <PageChoice groups={groups} chosen={chosen} onChange={setChosen} />}
        <Scanning state={state} />
        <ScanFrame frame={audit.frame} isShown={state.step === 'scanning'} />
        <div className="mt-6">
          {state.step === 'scanning' ? (
            <Button variant="secondary" onClick={audit.stop}>
              Stop
            </Button>
          ) : (
            <Button disabled={wanted.length === 0} onClick={start}>
              {`Run the audit on ${plural(wanted.length, 'page')}`}
            </Button>
          )}
        </div>
        <Outcome state={state} />
      </Card>
      {run && state.step !== 'scanning' && <AuditResults key={run.id} run={run} />}
      <AuditHistory runs={runs.data} />
    </Stack>
  );
}

function Scanning({ state }: { readonly state: AuditState }) {
  return (
    <div role="status">
      {state.step === 'scanning' && (
        <ProgressBar value={state.done} max={state.of} label={`Scanning ${state.path}`} />
      )}
    </div>
  );
}

function Outcome({ state }: { readonly state: AuditState }) {
  if (state.step !== 'done' || (state.failures.length === 0 && state.problem === '')) {
    return null;
  }
  return (
    <div role="alert" className="mt-5">
      <Callout tone="danger" title={state.problem || 'Some pages could not be scanned'}>
        <ul>
          {state.failures.map((failure) => (
            <li key={failure} className="wrap-anywhere">
              {failure}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
