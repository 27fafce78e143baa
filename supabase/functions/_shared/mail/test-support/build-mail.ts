import type { OutgoingMail } from '../outgoing-mail.ts';

export function buildMail(overrides: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    from: 'Northstar HR <hello@northstarhr.example>',
    to: 'ada@example.com',
    subject: 'Your files',
    html: '<p>Here they are.</p>',
    text: 'Here they are.\n',
    headers: {},
    ...overrides,
  };
}
