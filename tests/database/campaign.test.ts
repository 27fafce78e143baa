import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paintPicture } from '../../supabase/functions/_shared/pictures/render-png';
import { startFakeOpenAi, type Behavior, type FakeOpenAi } from '../support/fake-openai';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

interface Picture {
  readonly image_url: string;
  readonly is_placeholder: boolean;
  readonly image_alt: string;
}

interface Failure {
  readonly error: { readonly code: string };
}

const sizes = [
  ['LinkedIn', 1200, 627],
  ['Pinterest', 1000, 1500],
  ['YouTube Shorts', 1080, 1920],
] as const;

describe.each(backends)('the social campaign on %s', (backend) => {
  let shop: TestShop;
  let ai: FakeOpenAi;
  let functions: TestFunctions;
  let hasty: TestFunctions;
  let sandbox: TestFunctions;
  let admin: { readonly token: string };
  let customer: { readonly token: string };
  let drawn: string;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    ai = await startFakeOpenAi();
    const config = { baseUrl: ai.baseUrl, timeoutMs: 20_000 };
    functions = openTestFunctions(shop, config);
    hasty = openTestFunctions(shop, { ...config, timeoutMs: 150 });
    sandbox = openTestFunctions(shop, { ...config, sandbox: { baseUrl: ai.baseUrl, apiKey: 'none' } }, {});
    admin = { token: (await shop.signIn('owner@example.com')).access_token };
    customer = { token: (await shop.signIn('customer@example.com')).access_token };
    const png = await paintPicture({ width: 1536, height: 1024, title: 'What a model draws' });
    drawn = Buffer.from(png).toString('base64');
  });
  afterAll(async () => {
    await ai.stop();
    await shop.close();
  });
  beforeEach(async () => {
    for (const table of [
      'public.ai_runs',
      'public.social_snippets',
      'public.blog_posts',
      'private.rate_limits',
    ]) {
      await shop.database.query(`delete from ${table}`);
    }
    ai.prompts.length = 0;
    ai.plan();
    ai.usually({ kind: 'image', base64: drawn });
  });

  const addSnippet = async (): Promise<string> => {
    const [row] = await shop.database.query<{ id: string }>(
      `insert into public.social_snippets (platform, post_text) values ('LinkedIn', 'Text') returning id`,
    );
    return row!.id;
  };
  const pictureOf = async (id: string) =>
    (
      await shop.database.query<Picture>(
        'select image_url, is_placeholder, image_alt from public.social_snippets where id = $1',
        [id],
      )
    )[0];
  const run = async () =>
    (
      await shop.database.query<Record<string, unknown>>(
        `select function_name, status, model, is_sample, generations, cost_estimate::float8 as cost, error from public.ai_runs`,
      )
    )[0];
  const read = (url: string) => {
    const { pathname } = new URL(url);
    expect(pathname).toMatch(/^\/storage\/v1\/object\/public\/site-images\/social\//);
    return shop.database.fetch(new Request(`http://127.0.0.1${pathname}`), null);
  };
  const sizeOf = (bytes: ArrayBuffer) => [
    new DataView(bytes).getUint32(16),
    new DataView(bytes).getUint32(20),
  ];
  const ask = { platform: 'LinkedIn', title: 'Paid leave, step by step', prompt: 'A desk with a calendar' };

  it.each(sizes)(
    'draws a placeholder for %s in its size without asking anybody',
    async (platform, width, height) => {
      const { status, body } = await sandbox.call<Picture>(
        'generate-social-image',
        { ...ask, platform },
        admin,
      );
      expect(status).toBe(200);
      expect(body.is_placeholder).toBe(true);
      expect(body.image_alt).toContain('Paid leave, step by step');
      expect(ai.prompts).toEqual([]);
      const file = await read(body.image_url);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('image/png');
      expect(sizeOf(await file.arrayBuffer())).toEqual([width, height]);
      expect(await run()).toMatchObject({
        function_name: 'generate-social-image',
        status: 'completed',
        is_sample: true,
        generations: 1,
        cost: 0,
      });
    },
  );

  it('keeps what OpenAI draws in the size of the platform, with its text, and drops the one before', async () => {
    const id = await addSnippet();
    const first = await sandbox.call<Picture>('generate-social-image', { ...ask, snippetId: id }, admin);
    expect(await pictureOf(id)).toMatchObject({ is_placeholder: true, image_url: first.body.image_url });

    const { body } = await functions.call<Picture>('generate-social-image', { ...ask, snippetId: id }, admin);
    expect(await pictureOf(id)).toEqual(body);
    expect(body).toMatchObject({
      is_placeholder: false,
      image_alt: 'Illustration for “Paid leave, step by step”: A desk with a calendar',
    });
    expect(sizeOf(await (await read(body.image_url)).arrayBuffer())).toEqual([1200, 627]);
    expect((await read(first.body.image_url)).status).toBeGreaterThanOrEqual(400);
    expect(ai.prompts[0]).toMatchObject({ authorization: 'Bearer sk-test' });
    expect(ai.prompts[0]!.user).toContain('"A desk with a calendar"');
  });

  it('records what a picture cost', async () => {
    await functions.call('generate-social-image', ask, admin);
    // 100 tokens in at $5 a million and 1,600 out at $40.
    expect(await run()).toMatchObject({
      status: 'completed',
      model: 'gpt-image-1',
      is_sample: false,
      cost: 0.0645,
    });
  });

  const truncated = () => drawn.slice(0, Math.floor(drawn.length / 8) * 4);
  const faults: readonly (readonly [string, () => Behavior, string, number])[] = [
    ['no answer in time', () => ({ kind: 'silence' }), 'ai_timeout', 0],
    ['429', () => ({ kind: 'status', status: 429 }), 'ai_busy', 0],
    ['500', () => ({ kind: 'status', status: 500 }), 'ai_provider', 0],
    ['a wrong key', () => ({ kind: 'status', status: 401 }), 'ai_key', 0],
    ['a refusal', () => ({ kind: 'blocked' }), 'ai_refused', 0],
    ['a body cut off', () => ({ kind: 'cut' }), 'ai_cut_off', 0],
    ['an answer without a picture', () => ({ kind: 'image', base64: null }), 'ai_empty', 1],
    ['bad base64', () => ({ kind: 'image', base64: '%%%' }), 'ai_invalid_answer', 1],
    ['base64 of something else', () => ({ kind: 'image', base64: btoa('<svg/>') }), 'ai_invalid_answer', 1],
    ['half a picture', () => ({ kind: 'image', base64: truncated() }), 'ai_invalid_answer', 1],
  ];
  it.each(faults)('saves nothing after %s and says why', async (_name, behavior, code, generations) => {
    const id = await addSnippet();
    ai.usually(behavior());
    const caller = behavior().kind === 'silence' ? hasty : functions;
    const { status, body } = await caller.call<Failure>(
      'generate-social-image',
      { ...ask, snippetId: id },
      admin,
    );
    expect(status).toBe(502);
    expect(body.error.code).toBe(code);
    expect((await pictureOf(id))?.image_url).toBeNull();
    expect(await run()).toMatchObject({ status: 'failed', generations });
  });

  it('tries again after one fault', async () => {
    ai.plan({ kind: 'status', status: 500 }, { kind: 'image', base64: '%%%' });
    expect((await functions.call('generate-social-image', ask, admin)).status).toBe(200);
    expect(ai.prompts).toHaveLength(3);
  });

  it('refuses everybody but the owner, a text that is not there, and the eleventh in an hour', async () => {
    expect((await sandbox.call('generate-social-image', ask)).status).toBe(401);
    expect((await sandbox.call('generate-social-image', ask, customer)).status).toBe(403);
    const gone = { ...ask, snippetId: crypto.randomUUID() };
    expect((await sandbox.call('generate-social-image', gone, admin)).status).toBe(404);
    expect(await run()).toBeUndefined();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sandbox.call('generate-social-image', ask, admin)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it('makes sixty days of texts for three platforms, all within their limits, or nothing', async () => {
    const call = () => functions.call('generate-social-snippets', { action: 'generate_campaign' }, admin);
    expect((await call()).status).toBe(409);
    await shop.database.query(
      `insert into public.blog_posts (slug, title, content, status, published_at) values ('first', 'First', 'Text', 'published', now())`,
    );
    ai.usually({ kind: 'text', text: '{"snippets": "none"}' });
    expect((await call()).status).toBe(502);
    expect(await shop.database.query('select 1 from public.social_snippets')).toEqual([]);

    const long = 'A sentence about paperwork. '.repeat(400);
    const snippets = Array.from({ length: 18 }, (_, index) => ({
      post_text: index === 0 ? 'The law gives 99 weeks.' : long,
      hashtags: ['Small Business!', '#HR'],
      image_prompt: 'A desk',
      source_title: 'First',
    }));
    ai.usually({ kind: 'text', text: JSON.stringify({ snippets }) });
    expect((await call()).body).toEqual({
      snippets_created: 54,
      platforms: ['LinkedIn', 'Pinterest', 'YouTube Shorts'],
    });
    const [sums] = await shop.database.query<Record<string, number>>(
      `select count(*)::int as all, count(distinct week)::int as weeks, max(week)::int as last_week,
         count(review_note)::int as noted, max(length(post_text)) filter (where platform = 'Pinterest')::int as longest_pin,
         extract(day from max(scheduled_for) - min(scheduled_for))::int as days
       from public.social_snippets`,
    );
    expect(sums).toMatchObject({ all: 54, weeks: 9, last_week: 9, noted: 3 });
    expect(sums!['longest_pin']).toBeLessThanOrEqual(500);
    expect(sums!['days']).toBeLessThan(60);
    const { body } = await shop.call(
      'admin',
      'GET',
      'social_snippets?select=id,utm_link,hashtags&platform=eq.Pinterest&order=scheduled_for&limit=1',
    );
    const [pin] = body as { id: string; utm_link: string; hashtags: string[] }[];
    expect(pin!.utm_link).toMatch(
      /^http:\/\/site\.invalid\/blog\/first\?utm_source=pinterest&utm_medium=social&utm_campaign=social-[\d-]+&utm_content=pin-1$/,
    );
    expect(pin!.hashtags).toEqual(['SmallBusiness', 'HR']);
    const tooLong = await shop.call('admin', 'PATCH', `social_snippets?id=eq.${pin!.id}`, {
      post_text: long,
    });
    expect(tooLong.status).toBe(400);
  });
});
