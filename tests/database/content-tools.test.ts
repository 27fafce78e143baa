import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi } from '../support/fake-openai';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

interface Item {
  readonly id: string;
  readonly status: string;
  readonly outline: string | null;
  readonly intro_paragraph: string | null;
  readonly blog_post_id: string | null;
}

interface Progress {
  readonly runId: string;
}

const sourced = 'Opening words of the post.\n\nMinnesota Paid Leave pays up to 12 weeks. [fact:mn-weeks]';
const unsourced = 'Opening words.\n\nThe law gives 99 weeks.\n\nEmployers must post a notice.';

describe.each(backends)('the content tools on %s', (backend) => {
  let shop: TestShop;
  let ai: FakeOpenAi;
  let functions: TestFunctions;
  let admin: { readonly token: string };

  beforeAll(async () => {
    shop = await openTestShop(backend);
    ai = await startFakeOpenAi();
    functions = openTestFunctions(shop, { baseUrl: ai.baseUrl, timeoutMs: 20_000 });
    admin = { token: (await shop.signIn('owner@example.com')).access_token };
    await shop.database.query(
      `insert into public.law_facts (key, state, topic, statement, source, checked_on, next_check, confidence) values
        ('mn-weeks', 'MN', 'Length of leave', 'Minnesota Paid Leave pays up to 12 weeks.', 'https://mn.gov/deed/', '2026-11-21', '2027-01-05', 'official')`,
    );
  });
  afterAll(async () => {
    await ai.stop();
    await shop.close();
  });
  beforeEach(async () => {
    for (const table of ['content_calendar', 'blog_posts', 'ai_runs', 'knowledge_base_articles']) {
      await shop.database.query(`delete from public.${table}`);
    }
    ai.prompts.length = 0;
    ai.plan();
    ai.usually({ kind: 'text', text: sourced });
  });

  const addItem = async (topic = 'Paid leave, step by step'): Promise<string> => {
    const [row] = await shop.database.query<{ id: string }>(
      `insert into public.content_calendar (topic, target_keyword, target_state, target_month, target_year)
       values ($1, 'paid leave', 'MN', 1, 2027) returning id`,
      [topic],
    );
    return row?.id ?? '';
  };
  const itemOf = async (id: string) =>
    (await shop.database.query<Item>('select * from public.content_calendar where id = $1', [id]))[0];
  const posts = () =>
    shop.database.query<{ id: string; slug: string; status: string; excerpt: string; content: string }>(
      'select * from public.blog_posts order by created_at, slug',
    );
  const generate = (action: string, itemId: string, topic = 'Paid leave, step by step') =>
    functions.call('generate-content', { action, topic, targetState: 'MN', itemId }, admin);
  const check = (id: string) => functions.call('check-content', { kind: 'post', id }, admin);
  const publish = (id: string) =>
    shop.call('admin', 'PATCH', `blog_posts?id=eq.${id}`, {
      status: 'published',
      published_at: '2026-11-21T00:00:00Z',
    });

  it('takes a topic from planned to a public post', async () => {
    const id = await addItem();
    expect((await generate('generate_outline', id)).status).toBe(200);
    expect(await itemOf(id)).toMatchObject({
      status: 'outlined',
      outline: expect.stringContaining('Opening') as string,
    });
    expect((await generate('generate_intro', id)).status).toBe(200);
    expect((await itemOf(id))?.intro_paragraph).toContain('Opening');
    const { body } = await generate('generate_full_post', id);
    expect(body).toMatchObject({ post: { slug: 'paid-leave-step-by-step' } });
    expect((await itemOf(id))?.status).toBe('drafted');
    const [post] = await posts();
    expect(post).toMatchObject({ status: 'draft', excerpt: 'Opening words of the post....' });
    expect((await generate('generate_full_post', id)).status).toBe(409);
    expect(await posts()).toHaveLength(1);

    expect((await check(post!.id)).body).toEqual({ openFindings: 0 });
    expect((await publish(post!.id)).status).toBeLessThan(300);
    expect((await itemOf(id))?.status).toBe('completed');
    await shop.database.query('delete from public.blog_posts where id = $1', [post!.id]);
    expect((await itemOf(id))?.status).toBe('outlined');
  });

  it('makes a second address where the first is taken', async () => {
    for (let count = 0; count < 3; count++) {
      await generate('generate_full_post', await addItem());
    }
    expect((await posts()).map(({ slug }) => slug).sort()).toEqual([
      'paid-leave-step-by-step',
      'paid-leave-step-by-step-2',
      'paid-leave-step-by-step-3',
    ]);
  });

  it('saves nothing and puts the topic back when the AI fails', async () => {
    const id = await addItem();
    ai.usually({ kind: 'refusal' });
    const draft = { title: 'Paid leave, step by step', state: 'MN', itemId: id };
    expect((await functions.call('ai-blog-generate', draft, admin)).status).toBe(502);
    expect((await itemOf(id))?.status).toBe('planned');
    expect(await posts()).toEqual([]);
    ai.usually({ kind: 'text', text: sourced });
    expect((await functions.call('ai-blog-generate', draft, admin)).status).toBe(200);
    expect((await itemOf(id))?.status).toBe('drafted');
  });

  it('refuses to publish what says things about law without a source, until each is resolved', async () => {
    ai.usually({ kind: 'text', text: unsourced });
    await generate('generate_full_post', await addItem());
    const [post] = await posts();
    expect((await check(post!.id)).body).toEqual({ openFindings: 2 });
    const refused = await publish(post!.id);
    expect(refused.body).toMatchObject({ message: expect.any(String) as string });
    expect(refused.status, JSON.stringify(refused.body)).toBe(409);
    expect((refused.body as { message: string }).message).toMatch(
      /^This text says 2 things about law without a source/,
    );
    const { body } = await shop.call(
      'admin',
      'GET',
      'content_findings?select=id,kind,sentence,figures&order=line',
    );
    const findings = body as { id: string; kind: string }[];
    expect(findings).toMatchObject([
      { kind: 'figure', sentence: 'The law gives 99 weeks.', figures: ['99 weeks'] },
      { kind: 'no-source', sentence: 'Employers must post a notice.' },
    ]);
    const resolve = (role: 'admin' | 'customer', finding: string, reason: string) =>
      shop.call(role, 'POST', 'rpc/resolve_content_finding', { finding_id: finding, reason });
    expect((await resolve('customer', findings[1]!.id, 'looks fine')).status).toBeGreaterThanOrEqual(400);
    expect((await resolve('admin', findings[1]!.id, '')).status).toBe(400);
    expect((await resolve('admin', findings[1]!.id, 'Poster rule, checked with counsel')).status).toBe(200);
    expect((await publish(post!.id)).status).toBe(409);

    const mended = post!.content.replace('The law gives 99 weeks.', 'Ask the agency.');
    await shop.call('admin', 'PATCH', `blog_posts?id=eq.${post!.id}`, { content: mended });
    const stale = await publish(post!.id);
    expect((stale.body as { message: string }).message).toContain('has changed since its facts were checked');
    expect((await check(post!.id)).body).toEqual({ openFindings: 0 });
    expect((await publish(post!.id)).status).toBeLessThan(300);
  });

  it('writes a batch, keeps what succeeded and says what did not', async () => {
    const ids = [];
    for (const topic of ['One', 'Two', 'Three']) {
      ids.push(await addItem(topic));
    }
    ai.plan({ kind: 'text', text: sourced }, { kind: 'refusal' });
    const items = ids.map((itemId, index) => ({
      title: ['One', 'Two', 'Three'][index],
      state: 'MN',
      itemId,
    }));
    const { body } = await functions.call<Progress>('ai-blog-batch', { items }, admin);
    expect(body).toMatchObject({ successful: 2, failed: 1, pending: 0, totalItems: 3 });
    const statuses = await Promise.all(ids.map(async (id) => (await itemOf(id))?.status));
    expect(statuses).toEqual(['drafted', 'planned', 'drafted']);
    const [run] = await shop.database.query<Record<string, unknown>>('select * from public.ai_runs');
    expect(run).toMatchObject({
      status: 'partial_failure',
      generations: 3,
      error: 'The model refuses this subject. Nothing was saved; please try again.',
      input_data: { titles: ['One', 'Two', 'Three'] },
      output_data: { successful: 2, total: 3 },
    });
  });

  it('goes on with a batch whose worker died, and writes nothing twice however many workers run', async () => {
    const items = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (title) => ({ title, state: 'MN', itemId: await addItem(title) })),
    );
    const { body } = await functions.call<Progress>('ai-blog-batch', { items: items.slice(0, 1) }, admin);
    await shop.database.query(
      `update public.ai_jobs set status = 'working', lease = gen_random_uuid(), lease_until = now() - interval '1 second'`,
    );
    await shop.database.query(`update public.ai_runs set status = 'running'`);
    await shop.database.query('delete from public.blog_posts');
    await shop.database.query(
      `insert into public.ai_jobs (run_id, position, kind, calendar_item_id, payload)
       select $1, place, 'post', ids.id::uuid, jsonb_build_object('title', ids.title, 'state', 'MN')
       from unnest($2::text[], $3::text[]) with ordinality as ids (id, title, place)`,
      [body.runId, items.slice(1).map(({ itemId }) => itemId), ['B', 'C', 'D']],
    );
    ai.prompts.length = 0;
    const worker = () => functions.call('ai-blog-batch', {}, 'worker');
    await Promise.all([worker(), worker(), functions.call('ai-blog-batch', { runId: body.runId }, admin)]);
    expect(ai.prompts).toHaveLength(4);
    expect((await posts()).map(({ slug }) => slug).sort()).toEqual(['a', 'b', 'c', 'd']);
    const [run] = await shop.database.query<{ status: string }>('select status from public.ai_runs');
    expect(run?.status).toBe('completed');
  });

  it('refuses more than ten, and a batch that the hour has no room for', async () => {
    const items = Array.from({ length: 11 }, (_, index) => ({ title: `Topic ${index}` }));
    const tooMany = await functions.call<{ error: { message: string } }>('ai-blog-batch', { items }, admin);
    expect(tooMany.status).toBe(400);
    expect(tooMany.body.error.message).toBe('Maximum 10 items can be generated at once');
    await functions.call('generate-content', { action: 'generate_intro', topic: 'One' }, admin);
    const [id] = [await addItem('Topic 0')];
    const full = items.slice(0, 10).map((item, index) => (index === 0 ? { ...item, itemId: id } : item));
    expect((await functions.call('ai-blog-batch', { items: full }, admin)).status).toBe(429);
    expect((await itemOf(id))?.status).toBe('planned');
    expect(await shop.database.query('select 1 from public.ai_jobs')).toEqual([]);
  });

  it('fills in the articles that are missing as drafts, ten an hour, and never overwrites', async () => {
    await shop.database.query(
      `insert into public.knowledge_base_articles (slug, title, category, content) values ('start-here', 'Mine', 'Getting Started', 'Mine')`,
    );
    const all = { action: 'generate_all_articles' };
    expect((await functions.call('generate-kb-articles', all, admin)).body).toEqual({
      articlesCreated: 10,
      missing: 9,
    });
    expect((await functions.call('generate-kb-articles', all, admin)).status).toBe(429);
    await shop.database.query(`update public.ai_runs set created_at = created_at - interval '2 hours'`);
    expect((await functions.call('generate-kb-articles', all, admin)).body).toEqual({
      articlesCreated: 9,
      missing: 0,
    });
    expect((await functions.call('generate-kb-articles', all, admin)).body).toEqual({
      articlesCreated: 0,
      missing: 0,
    });
    const articles = await shop.database.query<{ slug: string; title: string; status: string }>(
      'select slug, title, status from public.knowledge_base_articles',
    );
    expect(articles).toHaveLength(20);
    expect(new Set(articles.map(({ status }) => status))).toEqual(new Set(['draft']));
    expect(articles.find(({ slug }) => slug === 'start-here')?.title).toBe('Mine');
  });

  it('marks what the sandbox writes in the row, for the admin lists', async () => {
    const access = { baseUrl: ai.baseUrl, apiKey: 'none' };
    const sandbox = openTestFunctions(shop, { baseUrl: '', timeoutMs: 20_000, sandbox: access }, {});
    await sandbox.call(
      'ai-blog-generate',
      { title: 'Sample', state: 'MN', itemId: await addItem('Sample') },
      admin,
    );
    await shop.database.query('delete from public.ai_runs');
    await sandbox.call('generate-kb-articles', { action: 'generate_all_articles' }, admin);
    for (const list of ['admin_list_posts', 'admin_list_articles']) {
      const { body } = await shop.call('admin', 'POST', `rpc/${list}`, {});
      const { rows } = body as { rows: { isSample: boolean; openFindings: number | null }[] };
      expect(rows[0], list).toMatchObject({ isSample: true, openFindings: 0 });
      expect(rows.every(({ isSample }) => isSample)).toBe(true);
    }
  });

  it('makes one starter calendar of two presses, orders it, and allows only steps that exist', async () => {
    const topics = [1, 2, 3].map((month) => ({
      topic: `Topic ${month}`,
      target_month: month,
      target_year: 2027,
      priority: 1,
      position: month,
    }));
    const create = () => shop.call('admin', 'POST', 'rpc/create_starter_calendar', { topics });
    const counts = await Promise.all([create(), create()]);
    expect(counts.map(({ body }) => body).sort()).toEqual([0, 3]);
    const { body } = await shop.call('admin', 'GET', 'content_calendar?select=id&order=position');
    const ids = (body as { id: string }[]).map(({ id }) => id);
    await shop.call('customer', 'POST', 'rpc/order_calendar', { ids: [...ids].reverse() });
    await shop.call('admin', 'POST', 'rpc/order_calendar', { ids: [ids[1], ids[0], ids[2]] });
    const reordered = await shop.call('admin', 'GET', 'content_calendar?select=id&order=position');
    expect(reordered.body).toEqual([{ id: ids[1] }, { id: ids[0] }, { id: ids[2] }]);
    const step = await shop.call('admin', 'PATCH', `content_calendar?id=eq.${ids[0]}`, {
      status: 'completed',
    });
    expect(step.status).toBe(409);
  });
});
