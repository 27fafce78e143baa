import { ids, type SampleTable } from './sample-table.ts';

/** The newsletter, who wants it, and what the mail provider reports. */
export const mailTables: Readonly<Record<string, SampleTable>> = {
  newsletter_issues: {
    row: () => ({ id: ids.row, subject: 'News' }),
    key: ['id'],
    change: { subject: 'Changed' },
  },
  mail_events: {
    row: () => ({
      id: ids.row,
      provider: 'resend',
      event_id: 'msg_1',
      kind: 'soft-bounce',
      email: 'lea@example.com',
      occurred_at: '2026-11-26T10:00:00Z',
    }),
    key: ['id'],
    change: { detail: 'Changed' },
  },
  mail_suppressions: {
    row: () => ({ id: ids.row, email: 'stopped@example.com', reason: 'hard-bounce' }),
    key: ['id'],
    change: { detail: 'Changed' },
  },
  consent_acts: {
    row: () => ({ email: 'lea@example.com', is_given: true, act: 'confirmation-link' }),
    key: ['email'],
    change: { is_given: false },
    generated: ['id'],
  },
};
