/** @module-tag full */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEmail, shopAt } from '../../scripts/support/shop';
import {
  removeData,
  spawnShop,
  startShop,
  startsShops,
  type ShopProcess,
} from '../../scripts/support/shop-process';
import { waitUntil } from '../../scripts/support/wait-until';
import { freeClaimedMails } from './support/claimed-mails';
import { askForStarterPack } from './support/starter-pack';

let running: ShopProcess;
let shop: ReturnType<typeof shopAt>;

beforeAll(async () => {
  running = await startShop();
  shop = shopAt(running.environment);
});
afterAll(async () => {
  await running.kill();
  removeData(running);
});

/** Files and folders of the data folder that somebody else on this machine may do something with. */
const openToOthers = () => {
  const folder = running.environment['DATA_DIR'] ?? '';
  return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077,
  );
};

it(
  'stops within ten seconds while the mail provider hangs, and the mail leaves after the next start',
  startsShops,
  async () => {
    const email = newEmail('late');
    await shop.breakMail('hang', 1);
    await askForStarterPack(email, shop);
    await waitUntil('the mail is on its way', async () => {
      const sending = `email_messages?to=eq.${encodeURIComponent(email)}&status=eq.sending&select=id`;
      return (await shop.rowsOf(sending)).length > 0;
    });
    expect(await shop.mailsTo(email)).toEqual([]);
    const askedAt = Date.now();
    await running.stop();
    expect(await running.ended).toBe(0);
    // What `docker stop` waits before it kills.
    expect(Date.now() - askedAt).toBeLessThan(10_000);

    const folder = running.environment['DATA_DIR'] ?? '';
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'inbox'), 0o755);
    running = spawnShop(running.environment);
    shop = shopAt(await running.ready());
    await freeClaimedMails(shop);
    await shop.waitForMail(email, /./);
  },
);

it('keeps every file of its data folder for its owner alone, those of an earlier version too', () => {
  expect(openToOthers()).toEqual([]);
});
