import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopAt } from '../../scripts/support/shop';
import { waitUntil } from '../../scripts/support/wait-until';

interface Fact {
  readonly key: string;
  readonly statement: string;
}

const shop = shopAt(process.env);
const pages = join(process.env['DATA_DIR'] ?? '.data', 'site');
const stateOfTheFact = '/wa-paid-leave-policy-template';
const others = ['/mn-paid-leave-policy-template', '/terms', '/contact', '/templates/mn-paid-leave-kit'];

let fact: Fact;
const write = (statement: string) => shop.writeRows('PATCH', `law_facts?key=eq.${fact.key}`, { statement });

beforeAll(async () => {
  const [first] = await shop.rowsOf<Fact>('law_facts?select=key,statement&state=eq.WA&limit=1');
  fact = first ?? { key: '', statement: '' };
});

afterAll(() => write(fact.statement));

const renderedAt = async (path: string) => (await stat(join(pages, `${path}.html`))).mtimeMs;

/** What another file has changed, a price for example, may still be on its way into all the pages. */
async function untilNothingIsWritten(): Promise<void> {
  const written = async (name: string) => (await stat(join(pages, name)).catch(() => null))?.mtimeMs ?? 0;
  await waitUntil(
    'no page has been written for five seconds',
    async () => {
      const times = await Promise.all((await readdir(pages, { recursive: true })).map(written));
      return Date.now() - Math.max(...times) > 5000;
    },
    90_000,
  );
}

it('renders the pages that have a changed fact, and leaves the others as they are', async () => {
  await untilNothingIsWritten();
  const before = await Promise.all(others.map(renderedAt));
  await write(`${fact.statement} Read anew.`);
  await waitUntil(
    'the page of the state says it',
    async () => (await (await fetch(shop.shopUrl + stateOfTheFact)).text()).includes('Read anew.'),
    60_000,
  );
  expect(await Promise.all(others.map(renderedAt))).toEqual(before);
});
