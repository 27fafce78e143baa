import { describe, expect, it } from 'vitest';
import { readResendEvent } from './resend-events.ts';

const report = (type: string, data: object = {}) => ({
  type,
  created_at: '2026-11-26T10:00:00.000Z',
  data: { email_id: 'mail-1', to: ['ann@example.com'], ...data },
});
const bounce = (type: string) => ({ bounce: { type, subType: 'General', message: 'No such mailbox' } });

describe('a report of Resend', () => {
  it.each([
    ['email.bounced', bounce('Permanent'), 'hard-bounce'],
    ['email.bounced', {}, 'hard-bounce'],
    ['email.bounced', bounce('Transient'), 'soft-bounce'],
    ['email.bounced', bounce('Undetermined'), 'soft-bounce'],
    ['email.complained', {}, 'complaint'],
    ['email.suppressed', {}, 'hard-bounce'],
  ])('%s with %j is a %s', (type, data, kind) => {
    expect(readResendEvent(report(type, data))).toMatchObject({ kind, addresses: ['ann@example.com'] });
  });

  it('keeps why, in one line', () => {
    expect(readResendEvent(report('email.bounced', bounce('Permanent')))).toMatchObject({
      detail: 'Permanent, General, No such mailbox',
      messageId: 'mail-1',
    });
  });

  it('about anything else is ignored', () => {
    expect(readResendEvent(report('email.delivered'))).toBe('ignored');
    expect(readResendEvent({ type: 'contact.created' })).toBe('ignored');
  });

  it.each([
    [{}],
    ['text'],
    [report('email.bounced', { to: [] })],
    [report('email.complained', { to: ['nobody'] })],
  ])('that is not as documented is refused: %j', (payload) => {
    expect(readResendEvent(payload)).toBe('bad');
  });
});
