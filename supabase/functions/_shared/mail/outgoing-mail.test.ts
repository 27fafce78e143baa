import { describe, expect, it } from 'vitest';
import { assertSendable, MailDeliveryError } from './outgoing-mail.ts';
import { buildMail } from './test-support/build-mail.ts';

describe('MailDeliveryError', () => {
  it('keeps a reason that can be stored: one line, no addresses, not long', () => {
    const { message } = new MailDeliveryError(`550 <ada@example.com>\r\n${'no such user '.repeat(60)}`, {
      retryable: false,
    });
    expect(message).toMatch(/^550 <\[address\]> no such user/);
    expect(message).toHaveLength(300);
  });
});

describe('assertSendable', () => {
  it('lets an ordinary mail pass', () => {
    expect(() =>
      assertSendable(buildMail({ replyTo: '"Ada" <ada@example.com>', headers: { 'X-Note': 'ok' } })),
    ).not.toThrow();
  });

  it.each([
    ['several recipients', { to: 'a@example.com, b@example.com' }],
    ['no recipient', { to: '' }],
    ['a recipient with a line break', { to: 'a@example.com\r\nBcc: b@example.com' }],
    ['a sender that is none', { from: 'Northstar HR' }],
    ['a reply address that is none', { replyTo: 'nobody' }],
    ['a subject with a line break', { subject: 'Hello\nBcc: b@example.com' }],
    ['a header value with a line break', { headers: { 'X-Note': 'a\r\nBcc: b@example.com' } }],
    ['a header name with a colon', { headers: { 'Bcc: b@example.com': 'a' } }],
  ])('refuses %s for good', (_, overrides) => {
    expect(() => assertSendable(buildMail(overrides))).toThrow(expect.objectContaining({ retryable: false }));
  });
});
