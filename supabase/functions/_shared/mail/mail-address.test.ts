import { describe, expect, it } from 'vitest';
import { oneLine } from '../contracts/text.ts';
import { formatMailbox, parseMailbox } from './mail-address.ts';

describe('oneLine', () => {
  it.each([
    ['plain', 'plain'],
    ['two\r\nBcc: evil@example.com', 'two Bcc: evil@example.com'],
    ['\u0000nul\u0085next\u2028line\u2029', 'nul next line'],
    ['  many   spaces ', 'many spaces'],
  ])('%j becomes %j', (text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });
});

describe('mailboxes', () => {
  it.each([
    ['ada@example.com', { name: '', address: 'ada@example.com' }],
    ['Ada Lovelace <ada@example.com>', { name: 'Ada Lovelace', address: 'ada@example.com' }],
    ['"Lovelace, Ada \\"A\\"" <ada@example.com>', { name: 'Lovelace, Ada "A"', address: 'ada@example.com' }],
  ])('reads %s', (text, expected) => {
    expect(parseMailbox(text)).toEqual(expected);
  });

  it.each([
    'a@b.co, c@d.co',
    'Ada <a@b.co>, <c@d.co>',
    'Ada <a@b.co',
    'Ada\n<a@b.co>',
    'Ada <a@b.co>\nBcc: c@d.co',
  ])('refuses %j', (text) => {
    expect(parseMailbox(text)).toBeNull();
  });

  it.each(['Ada', 'Ada "the first", <evil@example.com>', 'Ada\\', 'Ада', 'Ada\r\nBcc: evil@example.com'])(
    'writes and reads back the name %j on one line',
    (name) => {
      const text = formatMailbox({ name, address: 'ada@example.com' });
      expect(text).not.toMatch(/[\r\n]/);
      expect(parseMailbox(text)).toEqual({ name: oneLine(name), address: 'ada@example.com' });
    },
  );
});
