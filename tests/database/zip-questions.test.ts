import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoundedQueue } from '../../supabase/local/heavy/bounded-queue';
import { buy } from '../support/customers';
import { openLink, receiptToken } from '../support/order-link';
import { publishableKey } from '../support/test-keys';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

const documents = Array.from({ length: 8 }, (_, index) => `long-policy-${index}`);

/** A text of some length: 8 of them are what must not be sent again for each ZIP. */
const textOf = (slug: string, words: string) => `---
title: Policy ${slug}
type: Policy Document
package: core-hr-pack-mn
order: 1
version: "1.0"
states: [MN]
last_reviewed: 2026-11-21
law_as_of: 2026-11-21
summary: A policy for tests.
placeholders:
  company_name: profile
---

# Policy ${slug}

{{company_name}} gives {mn-test-weeks} of leave. {law mn-test-weeks}

${Array.from({ length: 30 }, (_, line) => `Paragraph ${line} of ${slug} says in ${words} words what holds for everybody who works there, at whatever place and on whatever day it is.`).join('\n\n')}
`;

interface Bought {
  readonly id: string;
  readonly access: string;
}

interface Question {
  readonly what: string;
  readonly bytes: number;
}

describe.each(backends)('what a ZIP asks of the database on %s', (backend) => {
  let shop: TestShop;
  let functions: TestFunctions;
  let license: Bought;
  let other: Bought;
  let asked: Question[] = [];

  beforeAll(async () => {
    shop = await openTestShop(backend);
    const fetchCounted: TestShop['database']['fetch'] = async (request, address) => {
      const what = new URL(request.url).pathname.replace('/rest/v1/', '');
      const answer = await shop.database.fetch(request, address);
      asked.push({ what, bytes: (await answer.clone().arrayBuffer()).byteLength });
      return answer;
    };
    const counted = Object.create(shop.database, { fetch: { value: fetchCounted } }) as TestShop['database'];
    functions = openTestFunctions({ ...shop, database: counted }, { baseUrl: '', timeoutMs: 1000 });
    await stock();
    [license, other] = [await bought(), await bought()];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.query('delete from private.rate_limits');
    asked = [];
  });

  async function bought(): Promise<Bought> {
    const order = `zip-${crypto.randomUUID()}`;
    const purchase = await buy(shop, 'zip@example.com', null, order);
    await shop.database.query(`update public.order_links set expires_at = now() + interval '30 days'`);
    const [row] = await shop.database.query<{ id: string }>(
      'select id from public.licenses where purchase_id = $1',
      [purchase],
    );
    const opened = await openLink(functions, await receiptToken(shop, order));
    return { id: row?.id ?? '', access: opened.body['accessToken'] as string };
  }

  async function stock(): Promise<void> {
    await shop.database.query(
      `insert into public.template_packages (id, title, product_sku, state, version, last_updated)
       values ('core-hr-pack-mn', 'Pack', 'core-hr', 'MN', '1.0', '2026-01-01')`,
    );
    await shop.database.query(
      `insert into public.law_facts (key, state, topic, statement, figure, unit, source, checked_on, next_check, confidence)
       values ('mn-test-weeks', 'MN', 'Other leave', 'Weeks of leave.', 12, 'weeks', 'https://www.dli.mn.gov', '2026-11-21', '2027-11-21', 'official')`,
    );
    for (const slug of documents) {
      await shop.database.query(
        `with kept as (
           insert into public.templates (package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of, formats)
           values ('core-hr-pack-mn', $1, $2, $1, 'Policy Document', 9, '1.0', '{MN}', '2026-11-21', '2026-11-21', '{docx}')
           returning id)
         insert into public.template_versions (template_id, revision, version, content, content_hash, origin)
         select id, 1, '1.0', $3, $4, 'file' from kept`,
        [
          slug,
          `templates/core-hr-pack-mn/${slug}.md`,
          textOf(slug, backend),
          createHash('sha256').update(textOf(slug, backend)).digest('hex'),
        ],
      );
    }
  }

  async function linkOf(mode: string, copy: string, { id, access } = license): Promise<string> {
    const response = await functions.send(
      new Request('http://shop.invalid/functions/v1/license-download', {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          'x-order-access': access,
        },
        body: JSON.stringify({ license_id: id, format: 'zip', mode, copy }),
      }),
    );
    expect(response.status, await response.clone().text()).toBe(200);
    return ((await response.json()) as { url: string }).url;
  }
  const open = (link: string) => functions.send(new Request(link));
  const sum = () => asked.reduce((bytes, question) => bytes + question.bytes, 0);
  const names = () => asked.map(({ what }) => what);

  it('is no text for its link', async () => {
    await linkOf('blank', 'working');
    expect(names()).not.toContain('template_trees');
    expect(names()).not.toContain('law_facts');
    expect(names().filter((what) => what === 'templates')).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(sum()).toBeLessThan(8_000);
  });

  it('is each text once, and the second time only which texts they are and their figures', async () => {
    const first = await open(await linkOf('blank', 'working'));
    expect([first.status, (await first.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
    expect(names().filter((what) => what === 'template_versions')).toHaveLength(1);
    asked = [];
    const link = await linkOf('sample', 'working');
    asked = [];
    const file = await open(link);
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(Object.keys(files).filter((name) => name.endsWith('.docx'))).toHaveLength(documents.length);
    expect(names().filter((what) => /template_versions|template_trees/.test(what))).toEqual([]);
    expect(names().filter((what) => what === 'templates')).toHaveLength(1);
    // Their figures, and which statements are due to be read again; the shop's zone once, which says what day it is.
    expect(names().filter((what) => what === 'law_facts')).toHaveLength(2);
    expect(names().filter((what) => what === 'site_settings')).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(sum()).toBeLessThan(8_000);
  }, 60_000);

  it('is nothing about texts for one that finds no place in the queue', async () => {
    let release = (): void => undefined;
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    // oxlint-disable-next-line typescript/unbound-method -- called with its queue below
    const { run } = BoundedQueue.prototype;
    const takenUp = vi.spyOn(BoundedQueue.prototype, 'run').mockImplementation(function (
      this: BoundedQueue,
      signal,
      work,
    ) {
      return run.call(this, signal, () => hold.then(work));
    });
    const links = [await linkOf('blank', 'issue')];
    for (const mode of ['blank', 'sample'])
      for (const copy of ['working', 'issue', 'review']) links.push(await linkOf(mode, copy, other));
    const late = await linkOf('sample', 'issue');
    // One is made and six wait.
    const ended: string[] = [];
    const waiting = links.map(async (link) => {
      const file = await open(link);
      const bytes = await file.arrayBuffer();
      ended.push(`${file.status}: ${new TextDecoder().decode(bytes.slice(0, 300))}`);
      return bytes.byteLength;
    });
    await vi.waitFor(() => expect(takenUp).toHaveBeenCalledTimes(links.length), 30_000);
    asked = [];
    const refused = await open(late);
    expect(ended).toEqual([]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '15']);
    expect(names().filter((what) => /^template|law_facts/.test(what))).toEqual([]);
    release();
    takenUp.mockRestore();
    expect((await Promise.all(waiting)).every((bytes) => bytes > 1000)).toBe(true);
  }, 60_000);
});
