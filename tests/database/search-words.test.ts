import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('what a search takes a word for on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const search = async (query: string) => {
    const { status, body } = await shop.call('anonymous', 'POST', 'rpc/search_articles', { query });
    expect(status).toBe(200);
    return body as { readonly slug: string; readonly searched: string }[];
  };
  const slugs = async (query: string) => (await search(query)).map(({ slug }) => slug);

  const about = (slug: string, title: string, summary: string, content: string) => ({
    ...{ slug, title, summary, content },
    category: 'Getting Started',
    status: 'published',
  });
  const withArticles = async (rows: readonly ReturnType<typeof about>[], look: () => Promise<void>) => {
    expect((await shop.call('service', 'POST', 'knowledge_base_articles', rows)).status).toBe(201);
    try {
      await look();
    } finally {
      await shop.call(
        'service',
        'DELETE',
        `knowledge_base_articles?slug=in.(${rows.map(({ slug }) => slug).join()})`,
      );
    }
  };

  it('never takes one real word for another', () =>
    withArticles(
      [
        about(
          'leave',
          'Maternity leave',
          'For mothers.',
          'Maternity leave, a file, the country and a promotion.',
        ),
        about('can', 'What you can do', 'Canned answers.', 'You can file a form at the border.'),
      ],
      async () => {
        for (const query of ['fire', 'cant', 'county', 'burden', 'promise', 'vape', 'canned hazing']) {
          const found = await search(query);
          expect(
            found.map(({ searched }) => searched).filter((searched) => searched !== query),
            query,
          ).toEqual([]);
        }
        // "terminated" is known by its stem; "borderr" is no word.
        expect(await slugs('terminated')).toEqual([]);
        expect((await search('borderr'))[0]?.searched).toBe('border');
        expect((await search('maternty'))[0]?.searched).toBe('maternity');
      },
    ));

  it('answers which word it searched when a word that it does not know became another', () =>
    withArticles([about('laws', 'Where a statute is', 'Statutes.', 'The statute.')], async () => {
      expect((await search('statue'))[0]?.searched).toBe('statute');
      expect((await search('statute'))[0]?.searched).toBe('statute');
    }));

  it('leaves what a text of the shop says uncorrected, and what four letters say', () =>
    withArticles([about('wagon', 'A wagon', 'About a wagon.', 'Wagon, form.')], async () => {
      expect((await search('wagonn'))[0]?.searched).toBe('wagon');
      await shop.call('service', 'POST', 'blog_posts', {
        ...{ slug: 'words', title: 'Wagonn', content: 'x', status: 'published' },
        published_at: '2026-01-01T00:00:00Z',
      });
      expect(await slugs('wagonn')).toEqual([]);
      expect(await slugs('fomr')).toEqual([]);
      await shop.call('service', 'DELETE', 'blog_posts?slug=eq.words');
    }));

  it('finds by what is meant: a firing is a termination, VAT is tax', () =>
    withArticles(
      [
        about('ending', 'Separation', 'Resignation and termination.', 'What to do.'),
        about('books', 'Receipts and tax', 'For your bookkeeper.', 'Where they are.'),
        about('baby', 'A new child', 'Bonding with a baby.', 'Paid leave.'),
        about('off', 'Days away', 'A policy about paid time off.', 'Balances.'),
        about('places', 'Staff in more than one state', 'For those who have people elsewhere.', 'List them.'),
      ],
      async () => {
        for (const [query, slug] of [
          ['fire', 'ending'],
          ['firing an employee', 'ending'],
          ['terminate', 'ending'],
          ['VAT', 'books'],
          ['invoice', 'books'],
          ['sales tax', 'books'],
          ['paternity leave', 'baby'],
          ['PTO', 'off'],
          ['multistate', 'places'],
        ] as const) {
          expect((await slugs(query))[0], query).toBe(slug);
        }
      },
    ));

  it('puts what says it in its title before a text that names it ten times', () =>
    withArticles(
      [
        about('dates', 'Choose a date', 'When to begin.', 'Overtime, overtime. '.repeat(20)),
        about('hours', 'Overtime', 'Who approves it.', 'Ask first.'),
        about('summary', 'Hours', 'About overtime.', 'Ask first.'),
      ],
      async () => expect(await slugs('overtime')).toEqual(['hours', 'summary', 'dates']),
    ));
});
