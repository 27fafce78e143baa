import { beforeAll, expect, it } from 'vitest';
import type {
  CheckedTemplate,
  PublishedTemplate,
  SavedTemplate,
  TemplateSource,
  TemplateText,
} from '@contracts/template-editing';
import { apiUrl, owner, publishableKey, rowsOf, shopUrl } from '../../scripts/support/shop';
import { waitUntil } from '../../scripts/support/wait-until';
import { ownerSession, post } from './support/purchase';

const packageId = 'micro-templates-bundle-wi';
let session: Record<string, string>;
let file: string;

const edit = (body: object, headers = session) => post('edit-template', { path: file, ...body }, headers);
const read = async () => (await edit({ action: 'read' })).body as TemplateSource;
const check = async (content: string, mode = 'sample') =>
  (await edit({ action: 'check', content, mode })).body as CheckedTemplate;

beforeAll(async () => {
  session = await ownerSession();
  const [template] = await rowsOf<{ path: string }>(
    `templates?package_id=eq.${packageId}&order=path&limit=1&select=path`,
  );
  file = template!.path;
});

it('shows the document that a text makes, or the line of each mistake', async () => {
  const { content } = await read();
  const fine = await check(content);
  expect(fine.problems).toEqual([]);
  expect(fine.html).toContain('<article class="doc-document"');
  const broken = await check(`${content}\n\n{{no_such_placeholder}}\n`);
  expect(broken.html).toBeNull();
  expect(broken.problems).toEqual([
    { line: expect.any(Number) as number, message: expect.stringContaining('no_such_placeholder') as string },
  ]);
});

it('saves a new version beside the old ones, and never over one that somebody else saved', async () => {
  const before = await read();
  const content = `${before.content.trimEnd()}\n\n## Added by the owner\n\nA sentence.\n`;
  const save = (text: string) =>
    edit({ action: 'save', content: text, base_revision: before.revision, change_note: 'One section.' });
  const saved = await save(content);
  expect(saved.body).toEqual({
    revision: before.revision + 1,
    changes: 'New: Added by the owner.',
  } satisfies SavedTemplate);
  const after = await read();
  expect(after.content).toBe(content);
  expect(after.history[0]).toMatchObject({
    origin: 'owner',
    note: 'One section.',
    savedBy: owner.email,
    publishedAt: null,
  });
  expect(after).toMatchObject({ hasDraft: true, publishedRevision: before.revision });
  expect(after.history).toHaveLength(before.history.length + 1);
  // The same again, because the answer was lost: it is done, once.
  expect((await save(content)).body).toMatchObject({ revision: after.revision });
  expect((await save(`${content}\nAnother sentence.\n`)).status).toBe(409);
  const wrong = await edit({ action: 'save', content: '# No front matter', base_revision: after.revision });
  expect(wrong.status).toBe(400);
  expect((await read()).revision).toBe(after.revision);
});

it('tells what changed on the product’s page, by file and version, and keeps the text to itself', async () => {
  const { content, revision } = await read();
  const note = `Overtime in two steps, told at ${Date.now()}.`;
  const secret = `A sentence only for buyers ${Date.now()}.`;
  const text = `${content.trimEnd()}\n\n${secret}\n`;
  const saved = await edit({ action: 'save', content: text, base_revision: revision, change_note: note });
  expect(saved.status).toBe(200);
  const readChanges = async () => {
    const answer = await fetch(`${apiUrl}/rest/v1/rpc/product_changes`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ sku: 'micro-templates' }),
    });
    return (await answer.json()) as { changes: string; is_first: boolean }[];
  };
  expect(JSON.stringify(await readChanges()), 'a draft is told to nobody').not.toContain(note);
  const published = await edit({ action: 'publish', revision: revision + 1 });
  expect(published.body).toEqual({
    revision: revision + 1,
    buyers: expect.any(Number) as number,
  } satisfies PublishedTemplate);
  expect(await read()).toMatchObject({ hasDraft: false, publishedRevision: revision + 1 });
  const rows = await readChanges();
  expect(rows[0]).toMatchObject({ changes: note, is_first: false });
  expect(rows.filter((row) => row.is_first).length).toBeGreaterThanOrEqual(10);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const page = await waitUntil('the page is rendered again', async () => {
    const html = await (await fetch(`${shopUrl}/templates/micro-templates`)).text();
    return html.includes(note) ? html : undefined;
  });
  expect(page).toContain('Change log');
  expect(page).not.toContain(secret);
});

it('opens and restores an old text as a new draft, and publishes none but the newest', async () => {
  const before = await read();
  const first = (await edit({ action: 'version', revision: 1 })).body as TemplateText;
  expect(first.revision).toBe(1);
  const restored = await edit({ action: 'restore', revision: 1, base_revision: before.revision });
  expect(restored.body).toMatchObject({ revision: before.revision + 1 });
  const after = await read();
  expect(after.content).toBe(first.content);
  expect(after).toMatchObject({ hasDraft: true, publishedRevision: before.publishedRevision });
  expect((await edit({ action: 'publish', revision: before.revision })).status).toBe(409);
  expect((await edit({ action: 'version', revision: 999 })).status).toBe(400);
  const [line] = await rowsOf<{ actor_email: string; reason: string }>(
    'audit_log?object=eq.templates&order=id.desc&limit=1&select=actor_email,reason',
  );
  expect(line).toEqual({ actor_email: owner.email, reason: 'Revision 1 restored as a draft' });
});

it('is closed to everybody but the owner', async () => {
  for (const body of [
    { action: 'read' },
    { action: 'check', content: 'x' },
    { action: 'save', content: 'x', base_revision: 1 },
    { action: 'version', revision: 1 },
    { action: 'restore', revision: 1, base_revision: 1 },
    { action: 'publish', revision: 1 },
  ]) {
    expect((await edit(body, {})).status).toBe(401);
  }
});
