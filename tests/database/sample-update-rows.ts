import { ids, type SampleTable } from './sample-table.ts';

/** Notices of changed documents, in states that the worker of a running shop leaves alone. */
export const updateTables: Readonly<Record<string, SampleTable>> = {
  update_notices: {
    row: () => ({
      id: ids.row,
      template_id: ids.template,
      from_revision: 1,
      to_revision: 2,
      from_version: '1.0',
      to_version: '1.1',
      reason: 'A new rate.',
      facts: [],
      state: 'withdrawn',
      changed_at: '2026-11-21T00:00:00Z',
      enrolled_at: '2026-11-21T00:00:00Z',
    }),
    key: ['id'],
    change: { reason: 'Changed' },
    needs: ['template_packages', 'templates'],
  },
  update_notice_recipients: {
    row: () => ({ id: ids.row, notice_id: ids.row, license_id: ids.license, state: 'unaffected' }),
    key: ['id'],
    change: { why: 'Changed' },
    needs: ['purchases', 'licenses', 'template_packages', 'templates', 'update_notices'],
  },
};
