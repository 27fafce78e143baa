import { describe, expect, it } from 'vitest';
import { readToken, signToken } from './signed-token.ts';

const key = 'a-signing-key-for-tests';
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date(now.getTime() + 60_000);

describe('a signed link', () => {
  it('carries what was put into it', async () => {
    const token = await signToken(key, 'download', { file: 'a.docx' }, later);
    expect(await readToken(key, 'download', token, now)).toEqual({
      state: 'valid',
      claims: { file: 'a.docx' },
    });
  });

  it('opens nothing but what it was made for', async () => {
    const token = await signToken(key, 'unsubscribe', { lead: '1' });
    expect(await readToken(key, 'order-access', token, now)).toEqual({ state: 'invalid' });
    expect(await readToken('another-signing-key', 'unsubscribe', token, now)).toEqual({ state: 'invalid' });
  });

  it('works with the old and the new key while it is rolled, and is signed with the new one', async () => {
    const [former, made] = ['the-former-signing-key', 'the-signing-key-made-today'];
    const both = `${made},${former}`;
    for (const signed of [former, made]) {
      const token = await signToken(signed, 'order-link', { order: '1' });
      expect(await readToken(both, 'order-link', token, now)).toMatchObject({ state: 'valid' });
      expect(await readToken(key, 'order-link', token, now)).toEqual({ state: 'invalid' });
    }
    const token = await signToken(both, 'order-link', { order: '1' });
    expect(await readToken(made, 'order-link', token, now)).toMatchObject({ state: 'valid' });
    expect(await readToken(former, 'order-link', token, now)).toEqual({ state: 'invalid' });
  });

  it('ends when it says', async () => {
    const token = await signToken(key, 'order-link', { order: '1' }, later);
    expect(await readToken(key, 'order-link', token, later)).toEqual({ state: 'expired' });
  });

  it('is nothing once a character of it is changed', async () => {
    const token = await signToken(key, 'download', { file: 'a.docx' }, later);
    for (const [index, character] of Array.from(token).entries()) {
      // The last character of base64 holds fewer bits than it could.
      if (token[index + 1] === '.' || index === token.length - 1) continue;
      const changed = `${token.slice(0, index)}${character === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
      expect(await readToken(key, 'download', changed, now), changed).toEqual({ state: 'invalid' });
    }
  });
});
