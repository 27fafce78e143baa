import { describe, expect, it } from 'vitest';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { keepSignUpWord, keptSignUpWord } from '../model/sign-up-word';
import { finishConfirmation } from './first-password-api';
import { verifyEmailLink } from './mailed-links-api';

const api = startFakeApi();
const paths = () => api.received.map(({ path }) => path);

describe('a link in a mail', () => {
  it('is followed after the word of this browser was shown, which is then forgotten', async () => {
    keepSignUpWord({ account: 'a1', word: 'w1' });
    api.answer('/rest/v1/rpc/prove_sign_up', 200, true);
    api.answer('/auth/v1/verify', 200, {});
    api.answer('/rest/v1/rpc/needs_password', 200, false);
    await verifyEmailLink('token', 'signup');
    expect(paths()).toEqual(['/rest/v1/rpc/prove_sign_up', '/auth/v1/verify']);
    expect(api.received[0]?.body).toEqual({ account: 'a1', word: 'w1', token: 'token' });
    expect(await finishConfirmation()).toBe('done');
    expect(keptSignUpWord()).toBeNull();
  });

  it('is followed though the word cannot be shown', async () => {
    keepSignUpWord({ account: 'a1', word: 'w1' });
    api.answer('/rest/v1/rpc/prove_sign_up', 500, { message: 'down' });
    api.answer('/auth/v1/verify', 200, {});
    await verifyEmailLink('token', 'signup');
    expect(paths()).toContain('/auth/v1/verify');
  });

  it('is followed alone where this browser did not sign up, or for another kind of mail', async () => {
    api.answer('/auth/v1/verify', 200, {});
    localStorage.clear();
    await verifyEmailLink('token', 'signup');
    keepSignUpWord({ account: 'a1', word: 'w1' });
    await verifyEmailLink('token', 'magiclink');
    expect(paths()).toEqual(['/auth/v1/verify', '/auth/v1/verify']);
  });
});
