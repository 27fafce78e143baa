import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleTarget, postTarget } from '../../scripts/content/push-articles';
import { pushLawFacts } from '../../scripts/content/push-law-facts';
import { emptyReport } from '../../scripts/content/push-report';
import { pushRows } from '../../scripts/content/push-rows';
import { pushTemplates } from '../../scripts/content/push-templates';
import { serviceClientOf } from '../support/service-client';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const post = 'blog/onboarding-in-five-days.md';
const article = 'knowledge-base/refund-policy-30-days.md';

describe.each(backends)('pushing articles and posts to %s', (backend) => {
  let shop: TestShop;
  let folder: string;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('content/blog', join(folder, 'blog'), { recursive: true });
    cpSync('content/knowledge-base', join(folder, 'knowledge-base'), { recursive: true });
    cpSync('content/law-sentences.yaml', join(folder, 'law-sentences.yaml'));
    // The posts are checked against them.
    await pushLawFacts(openClient(), emptyReport());
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });

  const openClient = () => serviceClientOf(shop);
  const push = async () => {
    const client = openClient();
    const report = emptyReport();
    await pushRows(client, folder, articleTarget, report);
    await pushRows(client, folder, postTarget, report);
    return report;
  };
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, path), text.replace(from, to));
  };
  const titleOf = async (table: string, slug: string) => {
    const [row] = await shop.database.query<{ title: string }>(
      `select title from public.${table} where slug = $1`,
      [slug],
    );
    return row?.title;
  };

  it('keeps the old text of a changed template, and tells what changed', async () => {
    const kit = 'templates/mn-paid-leave-kit';
    const documents = readdirSync(`content/${kit}`).length;
    cpSync(`content/${kit}`, join(folder, kit), { recursive: true });
    cpSync('content/templates/packages.yaml', join(folder, 'templates/packages.yaml'));
    const notice = join(folder, kit, 'employee-notice-acknowledgment.md');
    const reviewed = /^last_reviewed: .*$/m;
    writeFileSync(notice, readFileSync(notice, 'utf8').replace(reviewed, 'last_reviewed: 2026-11-21'));
    const pushKit = async () => {
      const report = emptyReport();
      await pushTemplates(openClient(), join(folder, 'templates'), report);
      return report;
    };
    expect((await pushKit()).added).toHaveLength(documents);
    const pages = () =>
      shop.database.query<{ slug: string; page_count: number | null }>(
        'select slug, page_count from public.templates order by slug',
      );
    const counted = await pages();
    expect(counted.every(({ page_count }) => (page_count ?? 0) > 0)).toBe(true);
    // A shop from before the pages were counted gets them with its next push.
    await shop.database.query('update public.templates set page_count = null');
    expect((await pushKit()).unchanged).toHaveLength(documents);
    expect(await pages()).toEqual(counted);
    const file = join(folder, kit, 'employee-faq.md');
    writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n## Who to ask\n\nAsk the office.\n`);
    const report = await pushKit();
    expect([report.updated, report.unchanged.length]).toEqual([[`${kit}/employee-faq.md`], documents - 1]);
    const { body } = await shop.call('anonymous', 'POST', 'rpc/product_changes', { sku: 'mn-paid-leave' });
    expect(body).toHaveLength(documents + 1);
    const changes = body as { readonly saved_on: string; readonly is_first: boolean }[];
    const [corrected] = changes;
    const today = new Date().toISOString().slice(0, 10);
    expect(corrected).toMatchObject({ is_first: false, changes: 'New: Who to ask.', saved_on: today });
    // The day that the files name, however late a shop loads them.
    const firstDays = changes.flatMap(({ is_first, saved_on }) => (is_first ? [saved_on] : []));
    const namedDays = readdirSync(join(folder, kit)).map(
      (name) => /^last_reviewed: (.*)$/m.exec(readFileSync(join(folder, kit, name), 'utf8'))?.[1],
    );
    expect([...new Set(firstDays)].sort()).toEqual([...new Set(namedDays)].sort());
    expect(
      await shop.database.query(
        `select count(*)::int as texts, count(distinct content)::int as different from public.template_versions
         where template_id = (select id from public.templates where slug = 'employee-faq')`,
      ),
    ).toEqual([{ texts: 2, different: 2 }]);
  });

  it('adds every file as a published row, the second tag being the category', async () => {
    const report = await push();
    expect(report.added).toHaveLength(35);
    expect([...report.updated, ...report.unchanged, ...report.keptEdits, ...report.refused]).toEqual([]);
    const { body } = await shop.call(
      'anonymous',
      'GET',
      'blog_posts?slug=eq.onboarding-in-five-days&select=tags,status,published_at,excerpt',
    );
    expect(body).toMatchObject([{ tags: ['onboarding', 'Implementation', 'new hires', 'checklist'] }]);
    const [count] = await shop.database.query<{ articles: number; posts: number }>(
      `select (select count(*)::int from public.knowledge_base_articles where status = 'published') as articles,
              (select count(*)::int from public.blog_posts where published_at <= now()) as posts`,
    );
    expect(count).toEqual({ articles: 23, posts: 12 });
    // Each post is checked against every fact.
  }, 120_000);

  it.each([
    ['paternity leave', 'which-document-for-which-question', 'minnesota-paid-leave-in-brief'],
    ['fire', 'which-document-for-which-question'],
    ['firing somebody', 'which-document-for-which-question'],
    ['terminate an employee', 'which-document-for-which-question'],
    ['overtime', 'which-document-for-which-question'],
    ['PTO', 'which-document-for-which-question'],
    ['vacation', 'which-document-for-which-question'],
    ['invoice', 'invoices-receipts-and-tax'],
    ['vat', 'invoices-receipts-and-tax'],
    ['sales tax', 'invoices-receipts-and-tax'],
    ['receipt', 'invoices-receipts-and-tax', 'find-your-files-again'],
    ['multi-state', 'employees-in-more-than-one-state'],
    ['multistate employer', 'employees-in-more-than-one-state'],
    ['employees in two states', 'state-differences-mn-wi', 'employees-in-more-than-one-state'],
    ['cant open file', 'edit-and-customize-templates', 'find-your-files-again'],
    ['refund', 'refund-policy-30-days'],
    ['money back', 'refund-policy-30-days'],
    ['google docs', 'google-docs-and-fillable-pdf'],
    ['handbok', 'adapt-your-existing-handbook'],
    ['lawyer', 'not-legal-advice'],
    ['How do I write a return to work letter?', 'which-document-for-which-question'],
    ['license for two companies', 'license-terms-one-organization'],
  ])('finds for "%s" the article that is about it', async (query, first, ...alsoFirst) => {
    const { body } = await shop.call('anonymous', 'POST', 'rpc/search_articles', { query });
    const found = (body as { slug: string }[]).map(({ slug }) => slug);
    expect(found[0], found.join()).toBe(first);
    expect(found.slice(0, 5)).toEqual(expect.arrayContaining(alsoFirst));
  });

  it('has the article among the three that the chat links', async () => {
    const query = 'How many vacation days should I give?';
    const { body } = await shop.call('anonymous', 'POST', 'rpc/search_articles', { query });
    const found = (body as { slug: string }[]).map(({ slug }) => slug);
    expect(found.slice(0, 3)).toContain('which-document-for-which-question');
  });

  it('publishes an article on the day of its text, and does not move that day when the text changes', async () => {
    const dates = () =>
      shop.database.query<{ slug: string; published: string; changed: string }>(
        `select slug, published_on::text as published, last_updated::text as changed
         from public.knowledge_base_articles order by slug`,
      );
    const pushed = await dates();
    // Files of today or before; the rows are of today.
    expect(pushed.filter(({ published, changed }) => published !== changed)).toEqual([]);
    const [, day = ''] = /last_updated: (\S+)/.exec(readFileSync(join(folder, article), 'utf8')) ?? [];
    edit(article, `last_updated: ${day}`, 'last_updated: 2031-02-03');
    expect((await push()).updated).toEqual([article]);
    const moved = (await dates()).filter(({ published, changed }) => published !== changed);
    expect(moved).toEqual([{ slug: 'refund-policy-30-days', published: day, changed: '2031-02-03' }]);
  });

  it('changes nothing when nothing changed', async () => {
    const report = await push();
    expect(report.unchanged).toHaveLength(35);
    expect([...report.added, ...report.updated, ...report.keptEdits]).toEqual([]);
  });

  it('updates the row of a changed file', async () => {
    edit(post, 'title: Onboarding in five days', 'title: Onboarding in four days');
    expect((await push()).updated).toEqual([post]);
    expect(await titleOf('blog_posts', 'onboarding-in-five-days')).toBe('Onboarding in four days');
  });

  it('counts views and votes as no edit', async () => {
    await shop.call('anonymous', 'POST', 'rpc/record_article_view', { slug: 'refund-policy-30-days' });
    edit(article, 'title: Refunds within 30 days', 'title: Refunds in 30 days');
    expect((await push()).updated).toEqual([article]);
  });

  it('reports an edited row and leaves it alone, until the file says the same', async () => {
    await shop.call('service', 'PATCH', 'knowledge_base_articles?slug=eq.refund-policy-30-days', {
      title: 'The owner’s title',
    });
    expect((await push()).keptEdits).toEqual([]);
    edit(article, 'title: Refunds in 30 days', 'title: Refunds');
    expect((await push()).keptEdits).toEqual([article]);
    expect(await titleOf('knowledge_base_articles', 'refund-policy-30-days')).toBe('The owner’s title');
    edit(article, 'title: Refunds', 'title: The owner’s title');
    expect((await push()).updated).toEqual([article]);
  });

  it('does not bring back what the owner removed, nor replace a row the owner made', async () => {
    await shop.call('service', 'DELETE', 'blog_posts?slug=eq.onboarding-in-five-days');
    edit(post, 'Onboarding in four days', 'Onboarding in three days');
    expect((await push()).keptEdits).toEqual([post]);
    expect(await titleOf('blog_posts', 'onboarding-in-five-days')).toBeUndefined();
    await shop.database.query(`delete from public.content_files where path = $1`, [post]);
    await shop.call('service', 'POST', 'blog_posts', { slug: 'onboarding-in-five-days', title: 'My own' });
    expect((await push()).keptEdits).toEqual([post]);
    expect(await titleOf('blog_posts', 'onboarding-in-five-days')).toBe('My own');
  });

  it('takes up a push that stopped between the row and its bookkeeping', async () => {
    await shop.database.query(`delete from public.content_files where path = $1`, [article]);
    const report = await push();
    expect(report.added).toEqual([article]);
  });

  it('names file and line of a mistake and pushes nothing of that file', async () => {
    edit(post, 'category: Implementation', 'category: Gossip');
    await expect(push()).rejects.toThrow(/^blog\/onboarding-in-five-days\.md:5: category: /);
  });
});
