import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pullContent } from '../../scripts/content/pull-content';
import { articleTarget } from '../../scripts/content/push-articles';
import { pushContent } from '../../scripts/content/push-content';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto';
import { serviceClientOf } from '../support/service-client';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const post = 'blog/onboarding-in-five-days.md';
const template = 'templates/mn-paid-leave-kit/mn-paid-leave-policy.md';

describe.each(backends)('pulling content from %s', (backend) => {
  let shop: TestShop;
  let folder: string;

  const client = () => serviceClientOf(shop);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const pull = () => pullContent(client(), folder);
  const push = () => pushContent(client(), folder);

  beforeAll(async () => {
    shop = await openTestShop(backend);
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('content', folder, { recursive: true });
    await push();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });

  it('writes nothing when nobody edited anything', async () => {
    expect(await pull()).toMatchObject({ written: [], notWritten: [] });
  });

  it('writes an edited post back and touches nothing else of its file', async () => {
    const before = read(post);
    await shop.call('service', 'PATCH', 'blog_posts?slug=eq.onboarding-in-five-days', {
      title: 'Onboarding: "five" days',
    });
    expect(await pull()).toMatchObject({ written: [post], notWritten: [] });
    expect(read(post)).toBe(before.replace(/^title: .*$/m, `title: 'Onboarding: "five" days'`));
    expect((await push()).keptEdits).toEqual([]);
    expect(await pull()).toMatchObject({ written: [], notWritten: [] });
  });

  it('writes an article that the owner made as a new file', async () => {
    const [row] = (await articleTarget.load(client())).filter(({ slug }) => slug === 'refund-policy-30-days');
    if (!row) throw new Error('The article is not there');
    await articleTarget.save(client(), { ...row, slug: 'made-by-the-owner', title: 'Made by the owner' });
    expect(await pull()).toMatchObject({ written: ['knowledge-base/made-by-the-owner.md'], notWritten: [] });
    expect(read('knowledge-base/made-by-the-owner.md')).toMatch(/^---\n[^]*title: Made by the owner\n/);
    expect((await push()).unchanged).toContain('knowledge-base/made-by-the-owner.md');
  });

  it('leaves a file alone that cannot say what the shop says, with the reason', async () => {
    const before = read('blog/final-pay-minnesota-wisconsin.md');
    await shop.call('service', 'PATCH', 'blog_posts?slug=eq.final-pay-minnesota-wisconsin', {
      meta_description: 'Too short',
    });
    const { written, notWritten } = await pull();
    expect(written).toEqual([]);
    expect(notWritten).toEqual([
      {
        path: 'blog/final-pay-minnesota-wisconsin.md',
        reason: expect.stringContaining('at least 120 characters') as string,
      },
    ]);
    expect(read('blog/final-pay-minnesota-wisconsin.md')).toBe(before);
  });

  it("writes the owner's version of a template, after which a changed file makes the next version", async () => {
    const [row] = await shop.database.query<{ id: string; revision: number }>(
      `select template.id, max(version.revision) as revision
       from public.templates template join public.template_versions version on version.template_id = template.id
       where template.path = $1 group by template.id`,
      [template],
    );
    const before = read(template);
    const edited = before.replace('\n## ', '\nThe owner wrote this.\n\n## ');
    const newest = row?.revision ?? 0;
    const write = async (content: string, revision: number) =>
      client()
        .from('template_versions')
        .insert({
          template_id: row?.id ?? '',
          revision,
          version: '9.1',
          content,
          content_hash: await sha256Hex(content),
          origin: 'owner',
          published_at: null,
        })
        .throwOnError();
    const publish = (revision: number) =>
      client()
        .from('template_versions')
        .update({ published_at: new Date().toISOString() })
        .eq('template_id', row?.id ?? '')
        .eq('revision', revision)
        .throwOnError();
    await write(edited, newest + 1);
    expect((await pull()).written, 'a draft stays in the shop').toEqual([]);
    writeFileSync(join(folder, template), before.replace('\n## ', '\nBoth changed it.\n\n## '));
    expect((await push()).keptEdits, 'and no file overwrites it').toEqual([template]);
    writeFileSync(join(folder, template), before);
    await publish(newest + 1);
    expect((await pull()).written).toEqual([template]);
    expect(read(template)).toBe(edited);
    expect((await push()).unchanged).toContain(template);
    writeFileSync(join(folder, template), edited.replace('The owner wrote this.', 'Changed in the file.'));
    expect((await push()).updated).toEqual([template]);
    // A draft that was put back to what buyers have is nothing that a file could overwrite.
    await write(read(template), newest + 3);
    writeFileSync(join(folder, template), edited.replace('The owner wrote this.', 'Changed again.'));
    expect((await push()).updated).toEqual([template]);
  });
});
