import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

interface Found {
  readonly slug: string;
  readonly title_marked: string;
  readonly excerpt_marked: string;
  readonly searched: string;
}

const articles = [
  {
    slug: 'refunds',
    title: 'Refunds within 30 days',
    summary: 'How to get your money back.',
    category: 'Licensing & Refunds',
    content: 'Write to us with the **order number**. See [the terms](/terms).',
    status: 'published',
  },
  {
    slug: 'license',
    title: 'License terms: one organization',
    summary: 'Who may use a template.',
    category: 'Licensing & Refunds',
    content:
      'A license covers one organization.\n\n| You may | Notes |\n| --- | --- |\n| Change every word | Delete, add |',
    status: 'published',
  },
  {
    slug: 'secret-plans',
    title: 'A draft about refunds',
    summary: 'Not yet published.',
    category: 'Getting Started',
    content: 'Unpublished words such as xylophone.',
    status: 'draft',
  },
];

describe.each(backends)('the knowledge base on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    expect((await shop.call('service', 'POST', 'knowledge_base_articles', articles)).status).toBe(201);
  });
  afterAll(() => shop.close());

  const search = async (query: unknown): Promise<Found[]> => {
    const { status, body } = await shop.call('anonymous', 'POST', 'rpc/search_articles', { query });
    expect(status).toBe(200);
    return body as Found[];
  };
  const slugs = async (query: unknown) => (await search(query)).map(({ slug }) => slug);
  /** All as one caller. */
  const rpc = (name: string, args: object) =>
    shop.call('anonymous', 'POST', `rpc/${name}`, args, { 'x-forwarded-for': '203.0.113.7' });
  const misses = () =>
    shop.database.query<{ query: string; searches: number }>(
      'select query, searches from public.search_misses order by query',
    );
  const forgetSearches = () =>
    shop.database.query('with tries as (delete from private.rate_limits) delete from public.search_misses');

  it('finds words in title, summary and text, in any form, from their beginning', async () => {
    expect(await slugs('refund')).toEqual(['refunds']);
    expect(await slugs('REFUNDS!')).toEqual(['refunds']);
    expect(await slugs('refu')).toEqual(['refunds']);
    expect(await slugs('money back')).toEqual(['refunds']);
    expect(await slugs('order number')).toEqual(['refunds']);
    expect(await slugs('template')).toEqual(['license']);
  });

  it('corrects typing errors and says what it looked for', async () => {
    const [found] = await search('refnud');
    expect(found?.slug).toBe('refunds');
    expect(found?.searched).toBe('refunds');
    expect((await search('template liscense')).map(({ searched }) => searched)).toEqual(['template license']);
    expect(await slugs('liscense')).toEqual(['license']);
    expect((await search('refund'))[0]?.searched).toBe('refund');
  });

  it('takes any of the words where no article has all of them', async () => {
    expect(await slugs('how do I get a refund for a purple elephant')).toContain('refunds');
  });

  it('takes a short word and a number as they are, never as the beginning of others', async () => {
    // Three digits are a code, two a number of days; "re" is how refunds begin.
    for (const query of ['1', '3', 'o', 're', '<img src=x onerror=alert(1)>']) {
      expect(await slugs(query), query).toEqual([]);
    }
    expect(await slugs('30 days')).toEqual(['refunds']);
    expect(await slugs('refund within 45 days')).toEqual(['refunds']);
  });

  it('finds a code however it is written, and nothing else where no article has it', async () => {
    const codes = ['401(k)', '401k', '401-K', 'W-2', 'w2', 'W-2/W-4', 'I-9', '1099 form'];
    for (const query of codes) {
      expect(await slugs(query), query).toEqual([]);
    }
    const about = (slug: string, content: string) => ({
      ...{ slug, title: slug, summary: 'About forms.', category: 'Getting Started', status: 'published' },
      content,
    });
    await shop.call('service', 'POST', 'knowledge_base_articles', [
      about('plans', 'A 401(k) plan, on 2026-12-9.'),
      about('wages', 'The W-2 is due in January.'),
      about('hiring', 'Keep form I-9 for three years.'),
    ]);
    const found = [];
    for (const query of codes) {
      found.push(await slugs(query));
    }
    const [marked] = await search('w-2');
    await shop.call('service', 'DELETE', 'knowledge_base_articles?summary=eq.About forms.');
    const wages = ['wages'];
    expect(found).toEqual([...[['plans'], ['plans'], ['plans'], wages, wages, wages, ['hiring'], []]]);
    expect(marked?.excerpt_marked).toContain('\uE000W\uE001');
  });

  it('takes no word for another one that two letters make', async () => {
    await shop.call('service', 'PATCH', 'knowledge_base_articles?slug=eq.license', {
      summary: 'Who may use a template for promotions.',
    });
    expect(await slugs('probation')).toEqual([]);
    expect(await slugs('promotoin')).toEqual(['license']);
    await shop.call('service', 'PATCH', 'knowledge_base_articles?slug=eq.license', {
      summary: articles[1]?.summary,
    });
  });

  it('reads over a word without its apostrophe', async () => {
    const [found] = await search('cant find the order number');
    expect([found?.slug, found?.searched]).toEqual(['refunds', 'find the order number']);
  });

  it('lets the words decide that few articles use, where none has all', async () => {
    const filler = Array.from({ length: 12 }, (_, index) => ({
      ...{
        slug: `filler-${index}`,
        title: 'Days',
        summary: 'Forms.',
        category: 'Getting Started',
        status: 'published',
      },
      content: 'A form for every day.',
    }));
    await shop.call('service', 'POST', 'knowledge_base_articles', filler);
    const found = [];
    for (const query of ['form for an elephant', '90-day probation', 'refund form for elephants']) {
      found.push(await slugs(query));
    }
    await shop.call('service', 'DELETE', 'knowledge_base_articles?slug=like.filler-*');
    expect(found).toEqual([[], [], ['refunds']]);
  });

  it('marks what matched, without Markdown', async () => {
    const [found] = await search('order number');
    expect(found?.excerpt_marked).toContain('\uE000order\uE001 \uE000number\uE001');
    expect(found?.excerpt_marked).not.toMatch(/[*|[\]]/);
    const [license] = await search('change every word');
    expect(license?.excerpt_marked.replace(/[\uE000\uE001]/g, '')).toBe(
      'license covers one organization. You may · Notes · Change every word · Delete',
    );
    expect((await search('refunds'))[0]?.title_marked).toBe('\uE000Refunds\uE001 within 30 days');
  });

  it('never shows a draft, neither as a result nor as a correction', async () => {
    expect(await slugs('draft')).toEqual([]);
    expect(await slugs('xylophone')).toEqual([]);
    expect(await slugs('xylophon')).toEqual([]);
    await shop.call('service', 'PATCH', 'knowledge_base_articles?slug=eq.license', { status: 'draft' });
    expect(await slugs('license')).toEqual([]);
    expect(await slugs('liscense')).toEqual([]);
    await shop.call('service', 'PATCH', 'knowledge_base_articles?slug=eq.license', { status: 'published' });
    expect(await slugs('license')).toEqual(['license']);
  });

  it('takes anything as a question', async () => {
    for (const query of [
      null,
      '',
      '   ',
      'the',
      `'; drop table x; --`,
      '&|!():*',
      '\\',
      'a'.repeat(5000),
      '%',
      '\uE000',
      '😀',
    ]) {
      expect(await slugs(query)).toEqual([]);
    }
  });

  it('keeps what nobody found, once for each wording, and nothing that found something', async () => {
    await rpc('record_search_miss', { query: 'refund' });
    expect(await misses()).toEqual([]);
    await rpc('record_search_miss', { query: '  Sabbatical   IOWA ' });
    await rpc('record_search_miss', { query: 'sabbatical iowa' });
    expect(await misses()).toEqual([{ query: 'sabbatical iowa', searches: 2 }]);
  });

  it('keeps nothing that may name a person', async () => {
    await shop.database.query('delete from public.search_misses');
    const personal = [
      ...['jane@example.com', 'jane.doe', 'www.example.org', '12 north oak street', 'minneapolis 55401'],
      ...[
        '651 555 01234',
        '(651) 555-0123',
        '+1 651.555.0123',
        'call 651 555 0123',
        '123-45-6789',
        '3/14/1985',
      ],
      ...['4111 1111 1111 1111', 'NSHR-7K2QD-AAAAA', '0b7c1d2e-1111', 'xy', 'q'.repeat(81), null],
      ...['<script>alert', '<b>cobra', '=cmd()', '{cobra}', 'cobra;', '-cobra', '401k & <i>'],
    ];
    for (const query of personal) {
      await shop.database.query('delete from private.rate_limits');
      await rpc('record_search_miss', { query });
    }
    expect(await misses()).toEqual([]);
  });

  it('keeps what people type: codes, brackets and dots', async () => {
    const typed = [
      '401k',
      '401(k)',
      '(401k) match',
      'c.o.b.r.a.',
      'w-2/w-4',
      '1099',
      'r&d',
      '50% rule',
      '401k, 403b + hsa',
    ];
    await forgetSearches();
    for (const query of [...typed, '401K', 'what’s fmla?']) {
      await rpc('record_search_miss', { query });
    }
    const kept = await misses();
    expect(new Set(kept.map(({ query }) => query))).toEqual(new Set([...typed, 'what’s fmla?']));
    expect(kept.find(({ query }) => query === '401k')?.searches).toBe(2);
  });

  it('forgets a search after 180 days and takes at most twenty an hour from one caller', async () => {
    await forgetSearches();
    await shop.database.query(
      `insert into public.search_misses (query, last_searched_at) values ('old question', now() - interval '181 days')`,
    );
    for (let index = 0; index < 25; index += 1) {
      await rpc('record_search_miss', { query: `zzz${String.fromCharCode(97 + index)}qqq` });
    }
    expect(await misses()).toHaveLength(20);
    expect((await misses()).map(({ query }) => query)).not.toContain('old question');
  });

  it('counts a view by one and answers the count, and nothing for what is not published', async () => {
    expect((await rpc('record_article_view', { slug: 'refunds' })).body).toBe(1);
    expect((await rpc('record_article_view', { slug: 'refunds' })).body).toBe(2);
    expect((await rpc('record_article_view', { slug: 'secret-plans' })).body).toBeNull();
    expect((await rpc('record_article_view', { slug: 'no-such' })).body).toBeNull();
  });

  it('counts the first yes of a caller, and no no', async () => {
    expect((await rpc('vote_article_helpful', { slug: 'license', helpful: false })).body).toBe(true);
    expect((await rpc('vote_article_helpful', { slug: 'refunds', helpful: true })).body).toBe(true);
    expect((await rpc('vote_article_helpful', { slug: 'refunds', helpful: true })).body).toBe(true);
    const rows = await shop.database.query<{ slug: string; helpful_votes: number }>(
      `select slug, helpful_votes from public.knowledge_base_articles where status = 'published' order by slug`,
    );
    const votes = rows.map(({ slug, helpful_votes }) => `${slug} ${helpful_votes}`);
    expect(votes).toEqual(['license 0', 'refunds 1']);
  });
});

describe.each(backends)('posts on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('carry their number of words and how they begin', async () => {
    const row = { slug: 'p', title: 'P', content: `One two\n\nthree  four ${'x'.repeat(300)}` };
    await shop.call('service', 'POST', 'blog_posts', row);
    const [stored] = await shop.database.query<{ word_count: number; opening: string }>(
      'select word_count, opening from public.blog_posts',
    );
    expect(stored?.word_count).toBe(5);
    expect(stored?.opening).toHaveLength(200);
    await shop.call('service', 'PATCH', 'blog_posts?slug=eq.p', { content: '' });
    expect(await shop.database.query('select word_count, opening from public.blog_posts')).toEqual([
      { word_count: 0, opening: '' },
    ]);
  });
});
