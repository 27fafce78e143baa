/** @module-tag full */
import { afterEach, expect, it } from 'vitest';
import { mailsTo, newEmail, rowsOf, shop } from '../../scripts/support/shop';
import { waitUntil } from '../../scripts/support/wait-until';
import { askForStarterPack } from './support/starter-pack';

afterEach(() => shop.breakMail('none', 0));

interface Outgoing {
  readonly status: string;
  readonly attempts: number;
  readonly last_error: string | null;
}

const outgoing = async (email: string): Promise<Outgoing | undefined> =>
  (await rowsOf<Outgoing>(`email_messages?to=eq.${email}&select=status,attempts,last_error`))[0];

it.each([
  ['is down', 'error-500', 2, /500/, 2],
  // Being asked to wait uses up no try.
  ['has enough of us', 'rate-limit', 1, /429/, 1],
  ['does not answer', 'hang', 1, /did not answer/, 2],
  ['takes the mail and breaks off', 'accept-then-drop', 1, /./, 2],
])(
  'while the provider %s the visitor is served, the reason is kept, and the mail comes once',
  async (_what, mode, count, reason, fewestTries) => {
    const email = newEmail('outage');
    await shop.breakMail(mode, count);
    const answer = await askForStarterPack(email);
    expect(answer.status).toBe(200);
    const failed = await waitUntil('the first try has failed', async () => {
      const mail = await outgoing(email);
      return mail?.last_error ? mail : null;
    });
    expect(failed.last_error).toMatch(reason);
    const sent = await waitUntil(
      'the mail is sent in the end',
      async () => {
        const mail = await outgoing(email);
        return mail?.status === 'sent' ? mail : null;
      },
      60_000,
    );
    expect(sent.attempts).toBeGreaterThanOrEqual(fewestTries);
    if (mode === 'rate-limit') expect(sent.attempts).toBe(1);
    expect(sent.last_error).toBeNull();
    expect(await mailsTo(email)).toHaveLength(1);
  },
);
