import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { toast } from '@/ui/toast';
import { storeAudit } from '../api/audits-api';
import { arrange, summarize, type Finding } from '../model/findings';
import { scanPage } from '../model/scan-page';

export type AuditState =
  | { readonly step: 'idle' }
  | { readonly step: 'scanning'; readonly done: number; readonly of: number; readonly path: string }
  | {
      readonly step: 'done';
      readonly runId: string | null;
      /** Pages that could not be scanned, and why. */
      readonly failures: readonly string[];
      readonly problem: string;
    };

interface Audit {
  readonly state: AuditState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly start: (paths: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

/** Scans one page after the other in the frame, and stores the run. */
export function useAudit(): Audit {
  const queryClient = useQueryClient();
  const frame = useRef<HTMLIFrameElement>(null);
  /** Aborted by the owner, or because the page was left. */
  const stopping = useRef(new AbortController());
  const [state, setState] = useState<AuditState>({ step: 'idle' });
  useEffect(() => {
    stopping.current = new AbortController();
    return () => stopping.current.abort();
  }, []);

  const start = async (paths: readonly string[]) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const findings: Finding[] = [];
    const failures: string[] = [];
    const scanned: string[] = [];
    for (const [done, path] of paths.entries()) {
      if (signal.aborted || !frame.current) {
        setState({ step: 'idle' });
        return;
      }
      setState({ step: 'scanning', done, of: paths.length, path });
      try {
        findings.push(...(await scanPage(frame.current, path)));
        scanned.push(path);
      } catch (error) {
        failures.push(`${path}: ${error instanceof Error ? error.message : 'unknown'}`);
      }
    }
    frame.current?.removeAttribute('src');
    if (scanned.length === 0) {
      setState({ step: 'done', runId: null, failures, problem: 'No page could be scanned.' });
      return;
    }
    try {
      const runId = await storeAudit(scanned, summarize(findings), arrange(findings));
      await queryClient.invalidateQueries({ queryKey: [queryRoots.audits] });
      setState({ step: 'done', runId, failures, problem: '' });
      void toast({ title: 'Accessibility audit completed', tone: 'success' });
    } catch (error) {
      setState({ step: 'done', runId: null, failures, problem: toAppError(error).message });
    }
  };

  return {
    state,
    frame,
    start,
    stop: () => {
      stopping.current.abort();
      setState({ step: 'idle' });
    },
  };
}
