import process from 'node:process';
import { expect } from 'vitest';
import { shopAt } from '../../../scripts/support/shop';
import type { ShopProcess } from '../../../scripts/support/shop-process';
import { waitUntil } from '../../../scripts/support/wait-until';
import { callFunction } from './call-function';
import { probeAddress, sendMalformed } from './malformed-requests';

const ofTheMachine = /file:\/\/|node_modules|^\s+at |\/tmp\/|\/home\/|\/root\/|[A-Z]:\\/m;
/** Deno's own notice, once for a process. */
const isNotice = (line: string) => line.startsWith('Deno.serve: ');

/** Sends what nobody can answer, and expects one line with a code for it that tells nothing of request or machine. */
export async function expectQuietLog(running: ShopProcess): Promise<void> {
  const shop = shopAt(running.environment);
  // The start has told where the data lies, for the person at the keyboard.
  const begin = running.output().length;
  const statuses = await sendMalformed(shop);
  expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);

  // Whatever was printed before the line of this call is there when the line is.
  const last = await callFunction('verify-license', {
    baseUrl: shop.apiUrl,
    key: shop.publishableKey,
    json: {},
  });
  const number = String(last.headers['x-request-id']);
  await waitUntil('the last line is printed', () => Promise.resolve(running.output().includes(number)));

  const printed = running.output().slice(begin);
  const lines = printed.split('\n').filter((line) => line !== '' && !isNotice(line));
  expect(lines.filter((line) => line.includes('"at":"library"')).length).toBeGreaterThan(5);
  for (const line of lines) {
    expect(() => JSON.parse(line) as unknown, line).not.toThrow();
  }
  for (const secret of [
    probeAddress,
    'private.example',
    shop.publishableKey,
    shop.secretKey,
    process.cwd(),
  ]) {
    expect(printed).not.toContain(secret);
  }
  expect(printed).not.toMatch(ofTheMachine);
}
