import { describe, expect, it } from 'vitest';
import { readArrival } from './arrival';

describe('coming back to /auth/callback', () => {
  it.each([
    ['?token_hash=abc&type=signup', '', { kind: 'link', link: { tokenHash: 'abc', type: 'signup' } }],
    ['?token_hash=abc&type=recovery', '', { kind: 'link', link: { tokenHash: 'abc', type: 'recovery' } }],
    ['?token_hash=abc&type=other', '', { kind: 'refused', code: '' }],
    ['?token_hash=abc', '', { kind: 'refused', code: '' }],
    ['?error=access_denied&error_description=No', '', { kind: 'refused', code: '' }],
    ['', '#error=access_denied&error_code=otp_expired', { kind: 'refused', code: 'otp_expired' }],
    ['?token_hash=abc&amp;type=signup).', '', { kind: 'link', link: { tokenHash: 'abc', type: 'signup' } }],
    ['?code=1234', '', { kind: 'code' }],
    ['', '', { kind: 'plain' }],
  ])('with %s%s', (search, hash, arrival) => {
    expect(readArrival({ search, hash })).toEqual(arrival);
  });
});
