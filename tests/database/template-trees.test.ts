import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushTrees } from '../../scripts/content/push-trees';
import { parseTemplate, readerRevision } from '../../supabase/functions/_shared/documents/mod';
import {
  loadTrees,
  parsedTemplate,
  storeTrees,
} from '../../supabase/functions/_shared/library/parsed-template';
import { publisher } from '../../supabase/functions/_shared/library/publisher';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto';
import { serviceClientOf } from '../support/service-client';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const file = 'templates/core-hr-pack-mn/mn-pto-policy.md';
const text = readFileSync(`content/${file}`, 'utf8');

describe.each(backends)('the stored trees of texts on %s', (backend) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const client = () => serviceClientOf(shop);
  /** A text that no test has read: the words after it make its hash new. */
  const source = async (words: string) => {
    const content = `${text}\n\n${words} ${backend}.\n`;
    return { path: file, content, contentHash: await sha256Hex(content) };
  };
  const revisions = async (contentHash: string) => {
    const rows = await shop.database.query<{ reader_revision: string }>(
      'select reader_revision from public.template_trees where content_hash = $1 order by 1',
      [contentHash],
    );
    return rows.map(({ reader_revision }) => reader_revision);
  };
  const plant = (contentHash: string, revision: string, tree: unknown) =>
    shop.database.query(
      'insert into public.template_trees (path, content_hash, reader_revision, tree) values ($1, $2, $3, $4)',
      [file, contentHash, revision, JSON.stringify(tree)],
    );

  it('are what rendering begins from', async () => {
    const asked = await source('Stored');
    const { publisher: _, ...tree } = parseTemplate(asked.content, file, publisher);
    await plant(asked.contentHash, readerRevision, { ...tree, title: 'From the table' });
    await loadTrees(client(), [asked]);
    expect(parsedTemplate(asked)).toEqual({ ...tree, title: 'From the table', publisher });
  });

  it('of other code are not used: the text is read, and its tree stored', async () => {
    const asked = await source('Older');
    await plant(asked.contentHash, '0123456789ab', { title: 'Of older code' });
    await loadTrees(client(), [asked]);
    expect(parsedTemplate(asked)).toEqual(parseTemplate(asked.content, file, publisher));
    expect((await revisions(asked.contentHash)).sort()).toEqual(['0123456789ab', readerRevision].sort());
  });

  it('are stored once by a push, which deletes those of other code', async () => {
    const asked = await source('Pushed');
    const template = parseTemplate(asked.content, file, publisher);
    await plant(asked.contentHash, 'ba9876543210', {});
    await pushTrees(client(), [{ ...asked, template }]);
    await pushTrees(client(), [{ ...asked, template }]);
    expect(await revisions(asked.contentHash)).toEqual([readerRevision]);
  });

  it('that are stored already stay as they are', async () => {
    const asked = await source('Twice');
    const template = parseTemplate(asked.content, file, publisher);
    await storeTrees(client(), [{ ...asked, template }]);
    await storeTrees(client(), [{ ...asked, template: { ...template, title: 'Another' } }]);
    await loadTrees(client(), [asked]);
    expect(parsedTemplate(asked).title).toBe(template.title);
  });
});
