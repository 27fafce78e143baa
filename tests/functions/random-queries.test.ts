import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCaller, send } from '../support/http';
import { apiUrl, newEmail, publishableKey, rowsOf, shop } from '../support/shop';
import { signUpAndIn } from './support/account';
import { QueryGrammar, randomNumbers, readTables, type RandomQuery } from './support/random-queries';

/** `npm run prove` asks for ten thousand with a new seed each time; RANDOM_SEED repeats a run. */
const count = Number(process.env['RANDOM_QUERIES'] ?? 400);
const seed = Number(process.env['RANDOM_SEED'] ?? 20261121);
const inFlight = 8;

const canary = 'canary-9c41@victim.example';
const id = (n: number) => `30000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const later = '2099-01-01T00:00:00Z';

/** Rows of others, in the order in which they may be written; none is for a visitor or another customer. */
const secrets: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  ['purchases', { id: id(1), email: canary, product_sku: 'core-hr', provider: 'sandbox', provider_order_id: canary, amount_cents: 9900, paid_at: later }],
  ['licenses', { id: id(2), purchase_id: id(1), product_sku: 'core-hr', license_key: canary }],
  ['downloads', { id: id(3), license_id: id(2), template_path: canary, format: 'docx', mode: 'blank', version: '1.0' }],
  ['leads', { id: id(4), email: canary, name: canary }],
  ['contact_messages', { id: id(5), name: 'Victim', email: canary, subject: canary, message: canary }],
  ['email_messages', { id: id(6), to: canary, template: 'receipt', idempotency_key: canary, status: 'failed' }],
  ['webhook_events', { id: id(7), provider: 'sandbox', event_id: canary, payload: canary, event: { email: canary }, kind: 'ignored', occurred_at: later }],
  ['order_links', { id: id(8), kind: 'find', email: canary, expires_at: later }],
  ['ai_runs', { id: id(9), status: 'completed', model: 'model', input_data: { to: canary } }],
  ['exports', { id: id(10), file_path: canary, package_name: 'core-hr', format: 'docx', mode: 'blank', status: 'failed' }],
  ['blog_posts', { id: id(11), slug: 'random-victim', title: 'Later', content: canary, status: 'draft' }],
  ['knowledge_base_articles', { id: id(12), slug: 'random-victim', title: 'Draft', category: 'Compliance Notes', content: canary, status: 'draft' }],
]; // prettier-ignore

const keyOf = ([table, row]: (typeof secrets)[number]) => `${table}?id=eq.${String(row['id'])}`;

let token = '';
let before: unknown;

async function storedSecrets(): Promise<unknown[]> {
  return Promise.all(secrets.map((secret) => rowsOf(`${keyOf(secret)}&select=id`)));
}

beforeAll(async () => {
  for (const [table, row] of secrets) await shop.writeRows('POST', table, row);
  token = (await signUpAndIn(newEmail('stranger'))).access_token;
  before = await storedSecrets();
  expect(before).toEqual(secrets.map(([, row]) => [{ id: row['id'] }]));
});

afterAll(async () => {
  for (const secret of secrets.toReversed()) await shop.writeRows('DELETE', keyOf(secret));
});

async function ask(query: RandomQuery, isCustomer: boolean): Promise<string | null> {
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
  const leaks = (text + JSON.stringify(headers)).includes(canary);
  return leaks || status >= 500
    ? `${leaks ? 'the canary' : status} for ${isCustomer ? 'a customer' : 'a visitor'}: ${JSON.stringify(query)} ${text.slice(0, 200)}`
    : null;
}

it(
  `${count} random queries (RANDOM_SEED=${seed}) never show a stranger the canary, never fail, and change none of its rows`,
  { timeout: 30_000 + count * 200 },
  async () => {
    const grammar = new QueryGrammar(randomNumbers(seed), readTables());
    const found: string[] = [];
    let asked = 0;
    const worker = async () => {
      while (asked < count) {
        asked += 1;
        const wrong = await ask(grammar.next(), asked % 2 === 0);
        if (wrong) found.push(wrong);
      }
    };
    await Promise.all(Array.from({ length: inFlight }, worker));
    expect(found).toEqual([]);
    expect(await storedSecrets()).toEqual(before);
  },
);
