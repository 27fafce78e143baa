/** @module-tag full */
import { afterAll, beforeAll, it } from 'vitest';
import { removeData, startShop, type ShopProcess } from '../../scripts/support/shop-process';
import { expectQuietLog } from './support/quiet-log';

let running: ShopProcess;

beforeAll(async () => {
  running = await startShop();
});
afterAll(async () => {
  await running.stop();
  removeData(running);
});

// Attack catalog: 119
it('prints one line with a code for a malformed request, and nothing of the request or the machine', () =>
  expectQuietLog(running));
