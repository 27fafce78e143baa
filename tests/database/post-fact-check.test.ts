import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postTarget } from '../../scripts/content/push-articles';
import { describeReport, emptyReport } from '../../scripts/content/push-report';
import { pushRows } from '../../scripts/content/push-rows';
import { serviceClientOf } from '../support/service-client';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const source = 'https://dwd.wisconsin.gov/er/civilrights/fmla/';
const cited = `Wisconsin law gives up to 6 weeks for a birth ([DWD](${source})).`;
const claim = 'Wisconsin law requires 12 weeks of paid leave.';

describe.each(backends)('the fact check of a pushed post on %s', (backend) => {
  let shop: TestShop;
  let folder: string;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(folder, 'blog'));
    writeFileSync(join(folder, 'law-sentences.yaml'), '{}\n');
    await shop.database.query(
      `insert into public.law_facts (key, state, topic, statement, source, checked_on, next_check, confidence) values
        ('wi-weeks', 'WI', 'Length of leave', 'Wisconsin FMLA gives up to 6 weeks for a birth.', '${source}', '2026-11-21', '2027-01-05', 'official')`,
    );
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });

  const write = (slug: string, text: string) =>
    writeFileSync(
      join(folder, `blog/${slug}.md`),
      `---\ntitle: Leave in a small office\nexcerpt: One office and its rule.\nmeta_description: ${'One office and its rule, told by the people. '.repeat(3).trim()}\ncategory: Compliance\ntags: [leave]\npublished_at: 2026-11-02\n---\n\n${text}\n`,
    );
  const push = async () => {
    const report = emptyReport();
    const client = serviceClientOf(shop);
    await pushRows(client, folder, postTarget, report);
    return report;
  };
  const post = async (slug: string) => {
    const [row] = await shop.database.query<{ status: string; content: string; problem: string | null }>(
      `select status, content, private.publishing_problem('post', to_jsonb(post)) as problem
       from public.blog_posts as post where slug = $1`,
      [slug],
    );
    return row;
  };
  const findings = async (slug: string) =>
    shop.database.query<{ id: string; sentence: string; reason: string | null }>(
      `select finding.id, finding.sentence, finding.reason from public.content_findings as finding
       join public.blog_posts as post on post.id = finding.subject_id where post.slug = $1`,
      [slug],
    );

  it('refuses a new post, and publishes it once the owner has answered each finding', async () => {
    const path = 'blog/new-post.md';
    write('new-post', `${cited}\n\n${claim}`);
    const refused = await push();
    expect(refused).toMatchObject({ added: [], refused: [{ path, findings: [`${claim} (12 weeks)`] }] });
    expect(describeReport(refused)).toEqual([
      expect.any(String),
      `content: ${path} was refused: the fact check has 1 open finding. Give each sentence a link to its source in its paragraph, or answer it beside the post in the admin, then push again.`,
      `content:   ${claim} (12 weeks)`,
    ]);
    expect(await post('new-post')).toMatchObject({ status: 'draft' });
    expect((await shop.call('anonymous', 'GET', 'blog_posts?slug=eq.new-post')).body).toEqual([]);
    expect(await push()).toMatchObject({ keptEdits: [], refused: [{ path }] });
    for (const { id } of await findings('new-post')) {
      const answer = { finding_id: id, reason: 'A quote of a bill.' };
      expect((await shop.call('admin', 'POST', 'rpc/resolve_content_finding', answer)).body).toBe(true);
    }
    expect(await push()).toMatchObject({ updated: [path], refused: [] });
    expect(await post('new-post')).toMatchObject({ status: 'published', problem: null });
  });

  it('refuses a new sentence of a published post, whose text stays', async () => {
    const path = 'blog/published-post.md';
    write('published-post', cited);
    expect(await push()).toMatchObject({ added: [path], refused: [] });
    write('published-post', `${cited}\n\n${claim}`);
    expect(await push()).toMatchObject({
      updated: [],
      refused: [{ path, findings: [`${claim} (12 weeks)`] }],
    });
    expect(await post('published-post')).toMatchObject({ status: 'published', content: cited });
    write('published-post', `${cited} Ask us.`);
    expect(await push()).toMatchObject({ updated: [path], refused: [] });
    expect(await post('published-post')).toMatchObject({ content: `${cited} Ask us.`, problem: null });
  });

  it('keeps the answer that the file of answers gives, with the finding', async () => {
    write('answered-post', claim);
    expect(await push()).toMatchObject({ refused: [{ path: 'blog/answered-post.md' }] });
    const reason = 'a sentence that the post corrects';
    writeFileSync(
      join(folder, 'law-sentences.yaml'),
      `blog/answered-post.md:\n  - sentence: requires 12 weeks\n    reason: ${reason}\n`,
    );
    expect(await push()).toMatchObject({ updated: ['blog/answered-post.md'], refused: [] });
    expect(await findings('answered-post')).toMatchObject([{ sentence: claim, reason }]);
    expect(await post('answered-post')).toMatchObject({ status: 'published', problem: null });
  });

  it('takes up a push that stopped between the draft and its check, and leaves a draft alone that the owner edited', async () => {
    write('waiting-post', claim);
    await push();
    await shop.database.query(`delete from public.content_files where path = 'blog/waiting-post.md'`);
    expect(await push()).toMatchObject({ keptEdits: [], refused: [{ path: 'blog/waiting-post.md' }] });
    await shop.call('service', 'PATCH', 'blog_posts?slug=eq.waiting-post', { title: 'The owner’s title' });
    expect(await push()).toMatchObject({ keptEdits: ['blog/waiting-post.md'], refused: [] });
  });
});
