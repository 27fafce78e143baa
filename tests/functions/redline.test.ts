import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { LicenseFilesResponse, LicenseRedlineResponse } from '@contracts/license-files';
import type { TemplateSource } from '@contracts/template-editing';
import { buy, openOrder, ownerSession, post, type Answer } from './support/purchase';

const form = 'templates/mn-paid-leave-kit/leave-request-and-intent-form.md';
const messageOf = ({ body }: Answer) => (body as { error: { message: string } }).error.message;
const fileOf = async (answer: Answer) => fetch((answer.body as { url: string }).url);

it('shows what changed since the last download in the buyer’s own copy, and as a Word file', async () => {
  const { licenseId, ...bought } = await buy('mn-paid-leave');
  const access = await openOrder({ licenseId, ...bought });
  const answers = { company_name: 'Björk & Søn <LLC>' };
  await post('license-answers', { license_id: licenseId, answers }, access);
  const download = (change: object) =>
    post('license-download', { license_id: licenseId, format: 'text', ...change }, access);
  const owner = await ownerSession();
  const edit = (body: object) => post('edit-template', { path: form, ...body }, owner);
  const source = (await edit({ action: 'read' })).body as TemplateSource;
  const redline = (change: object = {}) =>
    post('license-redline', { license_id: licenseId, template: form, ...change }, access);
  const early = await redline();
  expect([early.status, messageOf(early)]).toEqual([400, 'You have not downloaded this document yet.']);
  await (await fileOf(await download({ template: form }))).text();
  expect((await redline()).body).toMatchObject({ changes: [], from: { revision: source.revision } });

  const sentence = `{{company_name}} asks for the form of ${Date.now()} & no other.`;
  const content = `${source.content.trimEnd()}\n\n${sentence}\n`;
  const note = { change_note: 'The state has a new form.' };
  const saved = await edit({ action: 'save', content, base_revision: source.revision, ...note });
  expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
  await edit({ action: 'publish', revision: source.revision + 1 });
  const shown = (await redline()).body as LicenseRedlineResponse;
  expect(shown).toMatchObject({ mode: 'company', copy: 'issue', to: { revision: source.revision + 1 } });
  expect(shown.changes).toMatchObject([{ number: 1, kind: 'added', reason: note.change_note }]);
  expect(shown.changes[0]?.html).toContain('Björk &amp; Søn &lt;LLC&gt;');
  const { mode, copy } = shown;
  const choice = { template: form, format: 'docx', mode, copy, from_revision: source.revision };
  const file = await fileOf(await download(choice));
  expect(file.headers.get('content-disposition')).toContain('-redline.docx');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const body = new TextDecoder().decode(parts['word/document.xml']);
  expect(/<w:ins [^>]*>.*?<\/w:ins>/.exec(body.slice(body.indexOf('asks for the form') - 900))?.[0]).toMatch(
    /w:author="Northstar HR" w:date="\d{4}-\d\d-\d\dT00:00:00Z"/,
  );
  expect((await download({ ...choice, format: 'pdf' })).status).toBe(400);
  expect((await download({ ...choice, from_revision: 99 })).status).toBe(400);
  expect((await redline({ from_revision: 99 })).status).toBe(400);
  // To read a redline is not to have the new text.
  const listed = (
    (await post('license-files', { license_id: licenseId }, access)).body as LicenseFilesResponse
  ).packages.flatMap(({ files }) => files);
  expect(listed.find(({ path }) => path === form)?.isChanged).toBe(true);
});
