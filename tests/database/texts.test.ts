import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordCheck } from '../support/record-check';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('the editors on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const save = async (args: object) => {
    const { status, body } = await shop.call('admin', 'POST', 'rpc/admin_save_text', args);
    return { status, body: body as { id: string; updatedAt: string; message: string } };
  };

  it('makes, schedules and publishes a post, whose date stays', async () => {
    const made = await save({
      text_kind: 'post',
      text_id: null,
      fields: { title: 'New', slug: 'new', status: 'draft' },
    });
    expect(made.status, made.body.message).toBe(200);
    const { id } = made.body;
    const change = (fields: object, seen: string) => save({ text_kind: 'post', text_id: id, fields, seen });
    expect((await change({ status: 'scheduled' }, made.body.updatedAt)).status).toBe(400);
    await recordCheck(shop, 'post', id, { content: 'Text' });
    const published = await change({ status: 'published', content: 'Text' }, made.body.updatedAt);
    expect(published.status, published.body.message).toBe(200);
    const [first] = await shop.database.query<{ at: string }>(
      'select published_at::text as at from public.blog_posts',
    );
    await recordCheck(shop, 'post', id, { title: 'Newer' });
    await change({ title: 'Newer' }, published.body.updatedAt);
    expect(
      await shop.database.query('select published_at::text as at, title from public.blog_posts'),
    ).toEqual([{ at: first?.at, title: 'Newer' }]);
    expect(
      await shop.database.query(
        `select count(*)::int as lines from public.audit_log where object = 'blog_posts'`,
      ),
    ).toEqual([{ lines: 3 }]);
  });

  it('dates an article by the day on which its draft was published, and no change before that day', async () => {
    const made = await save({
      text_kind: 'article',
      text_id: null,
      fields: { title: 'Dated', slug: 'dated', category: 'Getting Started' },
    });
    const read = async () => {
      const [row] = await shop.database.query<{ published: string | null; changed: string }>(
        `select published_on::text as published, last_updated::text as changed
         from public.knowledge_base_articles where slug = 'dated'`,
      );
      return row;
    };
    await shop.database.query(
      `update public.knowledge_base_articles set last_updated = '2026-01-02' where slug = 'dated'`,
    );
    expect(await read()).toEqual({ published: null, changed: '2026-01-02' });
    await recordCheck(shop, 'article', made.body.id);
    // As the content tools publish a draft: the status alone.
    const published = await shop.call('admin', 'PATCH', `knowledge_base_articles?id=eq.${made.body.id}`, {
      status: 'published',
    });
    expect(published.status).toBe(204);
    const dates = await read();
    expect(dates?.published).toBe(dates?.changed);
    expect(dates?.changed).not.toBe('2026-01-02');
    await shop.database.query(
      `update public.knowledge_base_articles set last_updated = '2026-03-04' where slug = 'dated'`,
    );
    expect(await read()).toEqual({ published: '2026-03-04', changed: '2026-03-04' });
    // As a backup from before the column has it.
    await shop.database.query('alter table public.knowledge_base_articles disable trigger date_publishing');
    await shop.database.query(
      `update public.knowledge_base_articles set published_on = null where slug = 'dated'`,
    );
    await shop.database.query('alter table public.knowledge_base_articles enable trigger date_publishing');
    await shop.database.query(
      `update public.knowledge_base_articles set last_updated = '2031-05-06' where slug = 'dated'`,
    );
    expect(await read()).toEqual({ published: '2026-03-04', changed: '2031-05-06' });
    await shop.database.query(`delete from public.knowledge_base_articles where slug = 'dated'`);
  });

  it('tells the second of two writers and changes nothing', async () => {
    const made = await save({
      text_kind: 'article',
      text_id: null,
      fields: { title: 'One', slug: 'one', category: 'Getting Started', quick_steps: ['a', 'b'] },
    });
    const edit = (title: string) =>
      save({ text_kind: 'article', text_id: made.body.id, fields: { title }, seen: made.body.updatedAt });
    expect((await edit('Mine')).status).toBe(200);
    const second = await edit('Theirs');
    expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('in the meantime')]);
    expect(
      await shop.database.query('select title, quick_steps from public.knowledge_base_articles'),
    ).toEqual([{ title: 'Mine', quick_steps: ['a', 'b'] }]);
  });

  it('reads a text as it was before any of its changes, also as the content files brought it', async () => {
    const [row] = await shop.database.query<{ id: string; seen: string }>(
      `insert into public.blog_posts (title, slug, content, status) values ('From files', 'from-files', 'First', 'draft')
       returning id, updated_at as seen`,
    );
    const { id = '', seen = '' } = row ?? {};
    const second = await save({ text_kind: 'post', text_id: id, fields: { content: 'Second' }, seen });
    await save({ text_kind: 'post', text_id: id, fields: { title: 'Third' }, seen: second.body.updatedAt });
    const lines = await shop.database.query<{ id: number }>(
      `select id::int from public.audit_log where object_id = '${id}' and action = 'update' order by id`,
    );
    const versions = await Promise.all(
      lines.map((line) =>
        shop.call('admin', 'POST', 'rpc/admin_text_version', {
          text_kind: 'post',
          text_id: id,
          change_id: line.id,
        }),
      ),
    );
    expect(versions.map(({ body }) => body)).toEqual([
      expect.objectContaining({ title: 'From files', content: 'First' }),
      expect.objectContaining({ title: 'From files', content: 'Second' }),
    ]);
    expect(versions[0]?.body).not.toHaveProperty('status');
  });

  it('refuses an address that is taken, and fields that are the database’s', async () => {
    expect(
      (await save({ text_kind: 'post', text_id: null, fields: { title: 'Again', slug: 'new' } })).body
        .message,
    ).toMatch(/another/i);
    expect(
      (await save({ text_kind: 'post', text_id: null, fields: { title: 'X', slug: 'Not An Address' } }))
        .status,
    ).toBe(400);
    expect((await save({ text_kind: 'article', text_id: null, fields: { view_count: 999 } })).status).toBe(
      400,
    );
  });
});
