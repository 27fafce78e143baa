import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCaller, send } from '../support/http';
import { askRandomly } from '../support/random-queries/ask-randomly';
import type { RandomQuery } from '../support/random-queries/random-query';
import { readTables } from '../support/random-queries/table-shapes';
import { apiUrl, newEmail, publishableKey, shop } from '../../scripts/support/shop';
import { signUpAndIn } from './support/account';
import { tablesWithoutSecrets, writeOthersRows, type OthersRows } from './support/others-rows';

/** `npm run prove` asks for ten thousand with a new seed each time; RANDOM_SEED repeats a run. */
const count = Number(process.env['RANDOM_QUERIES'] ?? 400);
const seed = Number(process.env['RANDOM_SEED'] ?? 20261121);

let token = '';
let others: OthersRows;
let before: unknown[];

beforeAll(async () => {
  others = await writeOthersRows();
  const customer = await signUpAndIn(newEmail('stranger'));
  token = customer.access_token;
  // Something of their own, so that joins of what customers may read have rows.
  const company = crypto.randomUUID();
  await shop.writeRows('POST', 'companies', { id: company, name: 'Own' });
  await shop.writeRows('POST', 'company_members', {
    company_id: company,
    user_id: customer.user.id,
    role: 'owner',
  });
  before = await others.stored();
});
afterAll(() => others.remove());

async function ask(query: RandomQuery, isCustomer: boolean) {
  const { status, text, headers } = await send(`${apiUrl}/rest/v1/${query.path}`, {
    method: query.method,
    from: newCaller(),
    headers: {
      apikey: publishableKey,
      ...(isCustomer ? { authorization: `Bearer ${token}` } : {}),
      ...(query.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...query.headers,
    },
    body: query.body === undefined ? undefined : JSON.stringify(query.body),
  });
  return { status, text, headers: JSON.stringify(headers) };
}

it('every table with something private holds a row of somebody else', () => {
  expect(others.tables.filter((_, index) => JSON.stringify(before[index]) === '[]')).toEqual([]);
  const known = [...others.tables, ...tablesWithoutSecrets];
  expect(Object.keys(readTables()).filter((table) => !known.includes(table))).toEqual([]);
});

it(
  `${count} random queries (RANDOM_SEED=${seed}) never show a stranger what is of others, never fail, and change none of it`,
  { timeout: 30_000 + count * 200 },
  async () => {
    const findings = await askRandomly({ count, seed, inFlight: 8, secrets: others.secrets, ask });
    expect(findings.wrong).toEqual([]);
    expect(await others.stored()).toEqual(before);
    // Who is refused everything finds nothing.
    expect(findings.answered).toBeGreaterThan(0.45);
    expect(findings.withRows).toBeGreaterThan(0.15);
  },
);
