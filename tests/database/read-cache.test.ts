import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopDatabase } from '../../supabase/local/database/open-database';
import { cacheResponses } from '../../supabase/local/host/response-cache';
import { backends, openTestShop, publishableKey, secretKey, type TestShop } from '../support/test-database';

const api = 'http://127.0.0.1/rest/v1/';
const slug = 'read-again-and-again';
const path = `blog_posts?slug=eq.${slug}&select=title`;

describe.each(backends)('what visitors read within five seconds, on %s', (backend) => {
  let shop: TestShop;
  let database: ShopDatabase;
  let clock = 1_000_000;
  let asked = 0;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    const counted: ShopDatabase = {
      ...shop.database,
      fetch: (request, peerAddress) => {
        asked += 1;
        return shop.database.fetch(request, peerAddress);
      },
    };
    database = cacheResponses(counted, { publishableKey, now: () => clock });
    await shop.database.query(
      `insert into public.blog_posts (slug, title, content, status, published_at) values ($1, 'First', '...', 'published', now())`,
      [slug],
    );
  });
  afterAll(() => shop.close());

  const call = (method: string, query: string, headers: Record<string, string> = {}, body?: unknown) =>
    database.fetch(
      new Request(api + query, {
        method,
        headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      null,
    );
  const read = async (headers: Record<string, string> = {}): Promise<unknown> =>
    (await call('GET', path, headers)).json();
  /** As another program does, past this process. */
  const renameElsewhere = (title: string) =>
    shop.database.query('update public.blog_posts set title = $1 where slug = $2', [title, slug]);

  it('is asked of the database once, also when a hundred ask at once', async () => {
    asked = 0;
    const answers = await Promise.all(Array.from({ length: 100 }, () => read()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([{ title: 'First' }])]),
    );
    expect(asked).toBe(1);
    await renameElsewhere('Second');
    expect(await read()).toEqual([{ title: 'First' }]);
    clock += 5000;
    expect(await read()).toEqual([{ title: 'Second' }]);
  });

  it('is never kept over a write of this process', async () => {
    await read();
    const service = { apikey: secretKey };
    await (await call('PATCH', `blog_posts?slug=eq.${slug}`, service, { title: 'Third' })).text();
    expect(await read()).toEqual([{ title: 'Third' }]);
    await database.query(`update public.blog_posts set title = 'Fourth' where slug = $1`, [slug]);
    expect(await read()).toEqual([{ title: 'Fourth' }]);
  });

  it('is kept apart by what shapes an answer, and for nobody who has signed in', async () => {
    const one = await call('GET', path, { accept: 'application/vnd.pgrst.object+json' });
    expect(await one.json()).toEqual({ title: 'Fourth' });
    expect(await read()).toEqual([{ title: 'Fourth' }]);
    await renameElsewhere('Fifth');
    const { access_token: token } = await shop.signIn('customer@example.com');
    expect(await read({ authorization: `Bearer ${token}` })).toEqual([{ title: 'Fifth' }]);
    expect(await read({ apikey: secretKey })).toEqual([{ title: 'Fifth' }]);
    expect(await read()).toEqual([{ title: 'Fourth' }]);
  });

  it('is not kept when it was refused', async () => {
    const wrong = 'blog_posts?no_such_column=eq.1';
    asked = 0;
    expect((await call('GET', wrong)).status).toBe(400);
    expect((await call('GET', wrong)).status).toBe(400);
    expect(asked).toBe(2);
  });
});
