import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { sampleTables } from './sample-rows';
import { insertRow } from './sample-table';

const template = 'templates/core-hr-pack-mn/sample.md';
const link = (name: string) => `https://docs.google.com/document/d/${name}`;

describe.each(backends)('links to Google Docs on %s', (backend) => {
  let shop: TestShop;

  const save = (url: string, seen?: readonly string[]) =>
    shop.call('admin', 'POST', 'rpc/save_google_docs_link', {
      template_path: template,
      url,
      ...(seen && { seen }),
    });
  const stored = async () =>
    (
      await shop.database.query<{ url: string }>('select google_docs_url as url from public.template_links')
    ).map(({ url }) => url);

  beforeAll(async () => {
    shop = await openTestShop(backend);
    for (const table of ['template_packages', 'templates']) {
      await insertRow(shop.database, table, sampleTables[table]?.row(shop) ?? {});
    }
  });
  beforeEach(() => shop.database.query('delete from public.template_links'));
  afterAll(() => shop.close());

  it('are stored, changed and taken away by who has seen what is stored', async () => {
    expect((await save(link('one'), [''])).status).toBe(204);
    expect((await save(` ${link('two')} `, [link('one')])).status).toBe(204);
    expect(await stored()).toEqual([link('two')]);
    expect((await save('', [link('two')])).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('are not put over a link that somebody else stored meanwhile', async () => {
    await save(link('theirs'), ['']);
    for (const mine of [link('mine'), '']) {
      const { status, body } = await save(mine, mine === '' ? [link('before')] : ['']);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: expect.stringContaining('Someone else changed this link') as string,
      });
    }
    expect(await stored()).toEqual([link('theirs')]);
  });

  it('are stored by one of two who send at the same moment', async () => {
    const answers = await Promise.all(['mine', 'theirs'].map((name) => save(link(name), [''])));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await stored()).toHaveLength(1);
  });

  it('are saved again after a lost answer, and over what its writer sent before', async () => {
    await save(link('sent'), ['']);
    expect((await save(link('sent'), [''])).status).toBe(204);
    expect((await save(link('better'), ['', ` ${link('sent')}`])).status).toBe(204);
    expect(await stored()).toEqual([link('better')]);
  });

  it('are replaced by a window that does not say what it has seen', async () => {
    await save(link('one'));
    expect((await save(link('two'))).status).toBe(204);
    expect(await stored()).toEqual([link('two')]);
  });
});
