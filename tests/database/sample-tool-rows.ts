import { ids, type SampleTable } from './sample-table.ts';

/** The tables of the owner's writing tools. */
export const toolTables: Readonly<Record<string, SampleTable>> = {
  content_calendar: {
    row: () => ({ id: ids.row, topic: 'Topic', target_month: 1, target_year: 2027 }),
    key: ['id'],
    change: { topic: 'Changed' },
  },
  social_campaigns: {
    row: () => ({ id: ids.campaign, name: 'Campaign', starts_on: '2026-11-21' }),
    key: ['id'],
    change: { name: 'Changed' },
  },
  social_snippets: {
    row: () => ({ id: ids.row, platform: 'LinkedIn', post_text: 'Text' }),
    key: ['id'],
    change: { post_text: 'Changed' },
  },
  ai_runs: {
    row: () => ({ id: ids.row, status: 'completed', model: 'gpt-4o-mini' }),
    key: ['id'],
    change: { status: 'failed' },
  },
  ai_jobs: {
    row: () => ({ id: ids.row, run_id: ids.row, position: 1, kind: 'post', payload: {} }),
    key: ['id'],
    // What the worker of the running shop leaves alone.
    change: { position: 2 },
    needs: ['ai_runs'],
  },
  scheduler_runs: { row: () => ({ id: ids.row }), key: ['id'], change: { published: 5 } },
  content_checks: {
    row: () => ({ subject_kind: 'post', subject_id: ids.row, content_hash: 'x' }),
    key: ['subject_kind', 'subject_id'],
    change: { content_hash: 'changed' },
  },
  content_findings: {
    row: () => ({
      id: ids.row,
      subject_kind: 'post',
      subject_id: ids.row,
      kind: 'no-source',
      sentence: 'The law says so.',
      line: 1,
    }),
    key: ['id'],
    change: { line: 2 },
    needs: ['content_checks'],
  },
};
