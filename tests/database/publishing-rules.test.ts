import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeSample } from '../../supabase/local/sandbox/compose-sample';
import { startFakeOpenAi, type FakeOpenAi } from '../support/fake-openai';
import { recordCheck } from '../support/record-check';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

const source = 'https://dwd.wisconsin.gov/er/civilrights/fmla/';
const claim = 'Wisconsin requires 12 weeks of paid leave.';
/** Some sixty words that nobody but their writer would choose. */
const own = [
  'Our office of nine had one rule for leave, and three people read it in three ways.',
  'So we sat down over coffee, took last year’s requests out of the drawer, and asked of each what we would say today.',
  'What came out is the page below; it names Dana as the one who answers, and it fits on the fridge door.',
].join('\n\n');

interface Told {
  readonly status: number;
  readonly message: string;
}

describe.each(backends)('what may be published on %s', (backend) => {
  let shop: TestShop;
  let ai: FakeOpenAi;
  let functions: TestFunctions;
  let admin: { readonly token: string };

  beforeAll(async () => {
    shop = await openTestShop(backend);
    ai = await startFakeOpenAi();
    const sandbox = { baseUrl: ai.baseUrl, apiKey: 'none' };
    functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 20_000, sandbox }, {});
    admin = { token: (await shop.signIn('owner@example.com')).access_token };
    await shop.database.query(
      `insert into public.law_facts (key, state, topic, statement, source, checked_on, next_check, confidence) values
        ('wi-weeks', 'WI', 'Length of leave', 'Wisconsin FMLA gives up to 6 weeks for a birth.', '${source}', '2026-11-21', '2027-01-05', 'official')`,
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
  });

  const told = (answer: { status: number; body: unknown }): Told => ({
    status: answer.status,
    message: (answer.body as { message?: string } | null)?.message ?? '',
  });
  const write = async (kind: 'post' | 'article', fields: object) => {
    const answer = await shop.call('admin', 'POST', 'rpc/admin_save_text', {
      text_kind: kind,
      fields: {
        title: 'Leave in a small office',
        slug: `text-${crypto.randomUUID()}`,
        ...(kind === 'article' && { category: 'Compliance Notes' }),
        ...fields,
      },
    });
    return answer.body as { id: string; updatedAt: string; message?: string };
  };
  const tables = { post: 'blog_posts', article: 'knowledge_base_articles' };
  const patch = async (kind: 'post' | 'article', id: string, fields: object) =>
    told(await shop.call('admin', 'PATCH', `${tables[kind]}?id=eq.${id}`, fields));
  const publish = (kind: 'post' | 'article', id: string, also: object = {}) =>
    patch(kind, id, {
      status: 'published',
      ...(kind === 'post' && { published_at: '2026-11-21T00:00:00Z' }),
      ...also,
    });
  const check = async (kind: 'post' | 'article', id: string, fields?: object) =>
    (await functions.call<{ openFindings: number }>('check-content', { kind, id, fields }, admin)).body
      .openFindings;
  const findings = async () =>
    (await shop.call('admin', 'GET', 'content_findings?select=id,sentence,kind,line,reason,resolved_by'))
      .body as { id: string; sentence: string; line: number }[];

  it.each(['post', 'article'] as const)(
    'a hand-written %s about law waits until the owner has answered each finding',
    async (kind) => {
      const { id } = await write(kind, { content: `Hello.\n\n${claim}` });
      expect(await publish(kind, id)).toEqual({
        status: 409,
        message: expect.stringMatching(/^Nobody has checked yet/) as string,
      });
      expect(await check(kind, id)).toBe(1);
      const refused = await publish(kind, id);
      expect(refused.status).toBe(409);
      expect(refused.message).toMatch(/^This text says 1 thing about law without a source/);
      const [finding] = await findings();
      expect(finding).toMatchObject({ sentence: claim, line: 3 });
      const answer = { finding_id: finding?.id, reason: 'A quote that the next line refutes.' };
      expect((await shop.call('admin', 'POST', 'rpc/resolve_content_finding', answer)).body).toBe(true);
      expect((await publish(kind, id)).status).toBeLessThan(300);
      expect(await findings()).toMatchObject([{ resolved_by: shop.userIds.admin, reason: answer.reason }]);
      const [line] = await shop.database.query<Record<string, unknown>>(
        `select actor_email, object_id, reason, before from public.audit_log where object = 'content_findings' order by id desc limit 1`,
      );
      expect(line).toMatchObject({
        actor_email: 'owner@example.com',
        object_id: `${kind}/${id}`,
        reason: answer.reason,
        before: { sentence: claim },
      });
    },
  );

  it('a sentence with a source of the fact base passes, a figure that is none of the state’s does not', async () => {
    const { id } = await write('post', {
      content: `Wisconsin FMLA gives up to 6 weeks for a birth ([source](${source})). Meetings take 30 minutes.`,
    });
    expect(await check('post', id)).toBe(0);
    expect((await publish('post', id)).status).toBeLessThan(300);
    const wrong = `Wisconsin law gives 26 weeks ([source](${source})).`;
    expect(await check('post', id, { content: wrong })).toBe(1);
    expect(await findings()).toMatchObject([{ kind: 'figure', sentence: wrong }]);
  });

  it('no way around: not a row that is born published, nor a change of a published one, nor its description', async () => {
    const born = await shop.call('admin', 'POST', 'blog_posts', {
      slug: 'born',
      title: 'Born',
      content: claim,
      status: 'published',
      published_at: '2026-11-21T00:00:00Z',
    });
    expect(born.status).toBe(409);
    const { id } = await write('post', { content: 'Nothing about it.' });
    await check('post', id);
    expect((await publish('post', id, { content: claim })).status).toBe(409);
    expect((await publish('post', id)).status).toBeLessThan(300);
    for (const fields of [{ content: claim }, { excerpt: claim }, { meta_description: claim }]) {
      expect((await patch('post', id, fields)).status, JSON.stringify(fields)).toBe(409);
      expect(await check('post', id, fields), JSON.stringify(fields)).toBe(1);
      expect((await patch('post', id, fields)).message).toMatch(/^This text says 1 thing/);
    }
    expect((await patch('post', id, { tags: ['Leave'] })).status).toBeLessThan(300);
    expect(
      (await patch('post', id, { status: 'scheduled', scheduled_for: '2027-01-01T15:00:00Z' })).status,
    ).toBe(409);
    const article = await write('article', { content: 'Steps.' });
    await check('article', article.id);
    expect((await publish('article', article.id, { quick_steps: [claim] })).status).toBe(409);
  });

  it('what visitors could read already is not asked about again', async () => {
    await shop.database.query(
      `insert into public.blog_posts (slug, title, content, status, published_at)
       values ('from-files', 'From files', $1, 'published', now())`,
      [`Hello.\n\n${claim}`],
    );
    const [row] = await shop.database.query<{ id: string }>(
      `select id from public.blog_posts where slug = 'from-files'`,
    );
    const id = row?.id ?? '';
    const better = `Hello, all.\n\n${claim}`;
    expect(await check('post', id, { content: better })).toBe(0);
    expect((await patch('post', id, { content: better })).status).toBeLessThan(300);
    expect((await patch('post', id, { status: 'draft' })).status).toBeLessThan(300);
    expect(await check('post', id)).toBe(0);
    expect((await publish('post', id)).status).toBeLessThan(300);
    expect(await check('post', id, { content: `${better}\n\nEmployers must pay double.` })).toBe(1);
  });

  it('the scheduler reads a post once more and holds back what the facts no longer carry', async () => {
    await shop.database.query('delete from public.scheduler_runs');
    const cited = `Wisconsin FMLA gives up to 6 weeks for a birth ([source](${source})).`;
    const { id } = await write('post', { content: cited });
    await check('post', id);
    const due = { status: 'scheduled', scheduled_for: '2026-11-02T12:00:00Z' };
    expect((await patch('post', id, due)).status).toBeLessThan(300);
    await shop.database.query(
      `update public.law_facts set statement = 'Wisconsin FMLA gives up to 8 weeks for a birth.' where key = 'wi-weeks'`,
    );
    const run = () => functions.call('auto-publish-scheduler', { manual: true }, admin);
    expect((await run()).body).toMatchObject({ published: 0, blocked: 1 });
    await shop.database.query(
      `update public.law_facts set statement = 'Wisconsin FMLA gives up to 6 weeks for a birth.' where key = 'wi-weeks'`,
    );
    expect((await run()).body).toMatchObject({ published: 1, blocked: 0 });
  });

  describe('sample text', () => {
    const facts = [
      ['mn-poster', 'Employers post the notice where everybody sees it.'],
      ['wi-weeks', 'Wisconsin FMLA gives up to 6 weeks for a birth.'],
    ];
    const system = facts
      .map(([key, statement]) => `[fact:${key}] ${statement} (source: ${source}; as of 2026-11-21)`)
      .join('\n');
    const generate = async () => {
      const [item] = await shop.database.query<{ id: string }>(
        `insert into public.content_calendar (topic, target_keyword, target_state, target_month, target_year)
         values ('Paid leave', 'leave', 'WI', 1, 2027) returning id`,
      );
      const text = composeSample(
        system,
        JSON.stringify({ task: 'generate_full_post', topic: 'Paid leave', state: 'WI' }),
      );
      ai.usually({ kind: 'text', text: text.replaceAll('[fact:mn-poster]', '') });
      await functions.call('ai-blog-generate', { title: 'Paid leave', state: 'WI', itemId: item?.id }, admin);
      // The hour has room for the ten of the next call.
      await shop.database.query('delete from public.ai_runs');
      await functions.call('generate-kb-articles', { action: 'generate_all_articles' }, admin);
      const read = (table: string) =>
        shop.database.query<{ id: string; content: string }>(
          `select id, content from public.${table} limit 1`,
        );
      const [[post], [article]] = [await read('blog_posts'), await read('knowledge_base_articles')];
      return { post: post!, article: article! };
    };
    const withoutMarker = (content: string) => content.replace(/^> \*\*Sample\.\*\*.*\n/, '');

    it.each(['post', 'article'] as const)('of an AI %s is never published as it is', async (kind) => {
      const { id, content } = (await generate())[kind];
      const owned = () => patch(kind, id, { is_sample: false });
      const untouched = await owned();
      expect(untouched.status).toBe(409);
      expect(untouched.message).toMatch(/still says that it is sample text from the sandbox AI/);

      await patch(kind, id, { content: withoutMarker(content) });
      expect((await owned()).message).toMatch(
        /100 percent of its wording is unchanged, and at most 30 percent/,
      );
      // Neither own words below the sample, nor a word here and there.
      await patch(kind, id, { content: `${withoutMarker(content)}\n\n${own}` });
      expect((await owned()).status).toBe(409);
      await patch(kind, id, { content: 'Short.' });
      expect((await owned()).message).toMatch(/too few words of your own/);
      await check(kind, id);
      const refused = await publish(kind, id);
      expect(refused.status).toBe(409);
      expect(refused.message).toMatch(/press “Mark as my own text”/);

      await patch(kind, id, { content: own });
      expect((await owned()).status).toBeLessThan(300);
      expect(await check(kind, id)).toBe(0);
      expect((await publish(kind, id)).status).toBeLessThan(300);
      // And back again, with what the AI wrote.
      const back = withoutMarker(content);
      await check(kind, id, { content: back });
      expect((await patch(kind, id, { content: back })).message).toMatch(
        /still the sample that the AI wrote/,
      );
    });

    it.each(['post', 'article'] as const)('of an AI %s is refused in a new text, too', async (kind) => {
      const { content } = (await generate())[kind];
      const { id } = await write(kind, { content: withoutMarker(content) });
      await check(kind, id);
      expect((await publish(kind, id)).message).toMatch(/still the sample that the AI wrote/);
    });

    it('may keep the statements with a source, and is held back by the scheduler', async () => {
      const { post } = await generate();
      const cited = post.content.split('\n').filter((line) => line.includes('([source]('));
      expect(cited).toHaveLength(1);
      await shop.database.query(
        `update public.blog_posts set status = 'draft', scheduled_for = '2026-11-02T12:00:00Z' where id = $1`,
        [post.id],
      );
      expect((await patch('post', post.id, { status: 'scheduled' })).status).toBe(409);
      await patch('post', post.id, { content: `${own}\n\n${cited.join('\n')}` });
      expect((await patch('post', post.id, { is_sample: false })).status).toBeLessThan(300);
      expect(await check('post', post.id)).toBe(0);
      expect((await patch('post', post.id, { status: 'scheduled' })).status).toBeLessThan(300);
      // As the service writes, past the rules for people.
      await shop.database.query(`update public.blog_posts set is_sample = true where id = $1`, [post.id]);
      const run = await functions.call('auto-publish-scheduler', { manual: true }, admin);
      expect(run.body).toMatchObject({ published: 0, blocked: 1 });
    });
  });

  it('a check of other words than the stored ones is worth nothing', async () => {
    const { id } = await write('post', { content: claim });
    await recordCheck(shop, 'post', id, { content: 'Something else.' });
    expect((await publish('post', id)).message).toMatch(/has changed since its facts were checked/);
    const forged = { kind: 'post', id, checked_content: claim, checked_states: [], findings: [] };
    expect(
      (await shop.call('admin', 'POST', 'rpc/record_content_check', forged)).status,
    ).toBeGreaterThanOrEqual(400);
  });
});
