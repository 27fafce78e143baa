import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/support/wait-until';
import { contentStamp } from '../../supabase/local/site/content-stamp';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('what the pages are made of, on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const stamp = () => contentStamp(shop.database);
  const publish = (slug: string) =>
    shop.database.query(
      `insert into public.blog_posts (slug, title, content, status, published_at) values ($1, 'Title', '...', 'published', now())`,
      [slug],
    );

  it('is the same while nothing changes', async () => {
    expect(await stamp()).toBe(await stamp());
  });

  it('is another one after a post was published and deleted, or published and unpublished', async () => {
    const before = await stamp();
    await publish('deleted-post');
    const published = await stamp();
    expect(published).not.toBe(before);
    await shop.database.query(`delete from public.blog_posts where slug = 'deleted-post'`);
    expect(await stamp()).not.toBe(published);
    await waitUntil('the deletion is counted', async () => (await stamp()) !== before);

    const again = await stamp();
    await publish('taken-back-post');
    await shop.database.query(`update public.blog_posts set status = 'draft' where slug = 'taken-back-post'`);
    expect(await stamp()).not.toBe(again);
  });

  it('is another one when the time of a published post has come, and not when an article is read', async () => {
    await publish('later-post');
    const at = (interval: string) =>
      shop.database.query(
        `update public.blog_posts set published_at = now() + $1::interval where slug = 'later-post'`,
        [interval],
      );
    await at('1 second');
    const before = await stamp();
    await shop.database.query('update public.knowledge_base_articles set view_count = view_count + 1');
    expect(await stamp()).toBe(before);
    await waitUntil('the time has come', async () => (await stamp()) !== before);
  });
});
