import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const path = 'templates/core-hr-pack-mn/leave.md';
const written = `---
title: Leave
company_name: secretmatter
---
# Leave for {{company_short_name}}

Sick leave is paid. Ask for W-2 leave in writing, see [the poster](https://example.com/hiddenaddress).

## 2. **How** to ask

{{bereavement_days}} paid days.
`;

interface Sources {
  readonly documents: readonly { path: string; headings: string[]; words: string }[];
  readonly synonyms: string | null;
}

describe.each(backends)('the sources of the search on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.template_packages (id, title, product_sku, state, version, last_updated)
       values ('core-hr-pack-mn', 'Pack', 'core-hr', 'MN', '1.0', '2026-01-01')`,
    );
    await shop.database.query(
      `insert into public.templates (package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of)
       values ('core-hr-pack-mn', 'leave', $1, 'Leave', 'policy', 1, '1.0', '{MN}', current_date, current_date)`,
      [path],
    );
    await addVersion(1, written, true);
  });
  afterAll(() => shop.close());

  const addVersion = (revision: number, content: string, isPublished: boolean) =>
    shop.database.query(
      `insert into public.template_versions (template_id, revision, version, content, content_hash, origin, published_at)
       select id, $1::integer, '1.0', $2, $1::text, 'file', case when $3 then now() end from public.templates`,
      [revision, content, isPublished],
    );
  const sources = async (caller: 'anonymous' | 'customer' = 'anonymous') =>
    (await shop.call(caller, 'POST', 'rpc/search_sources', {})).body as Sources;

  it('tell the headings and the words of a document, and none of its sentences', async () => {
    const { documents } = await sources();
    expect(documents).toEqual([
      {
        path,
        headings: ['Leave for your company', '2. How to ask'],
        words:
          '2 ask:2 bereavement company days:2 for:2 how in is leave:3 name paid:2 poster see short sick the to w-2 writing',
      },
    ]);
    expect(await sources('customer')).toEqual(await sources());
  });

  it('tell nothing of a draft before it is published', async () => {
    await addVersion(2, 'Xylophone leave.', false);
    expect((await sources()).documents[0]?.words).not.toContain('xylophone');
    await shop.database.query('update public.template_versions set published_at = now() where revision = 2');
    expect((await sources()).documents[0]?.words).toBe('leave xylophone');
  });

  it('leave out what is no longer sold', async () => {
    await shop.database.query('update public.templates set is_retired = true');
    expect((await sources()).documents).toEqual([]);
  });

  it('have the synonyms that the owner published, and none where the owner wants none', async () => {
    expect((await sources()).synonyms).toBeNull();
    await shop.database.query(
      `insert into public.site_settings (key, value) values ('SEARCH_SYNONYMS', 'NDA: confidentiality')`,
    );
    expect((await sources()).synonyms).toBe('NDA: confidentiality');
    await shop.database.query(`update public.site_settings set value = null where key = 'SEARCH_SYNONYMS'`);
    expect((await sources()).synonyms).toBe('');
    const { body } = await shop.call('anonymous', 'GET', 'site_settings?key=eq.SEARCH_SYNONYMS');
    expect(body).toEqual([]);
  });
});
