import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { withPlan, type HandbookPlan, type HandbookResponse } from '@contracts/handbook';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { shop } from '../../scripts/support/shop';
import { buy, openOrder, post, type Answer, type Purchase } from './support/purchase';

const policy = 'templates/mn-paid-leave-kit/mn-paid-leave-policy.md';
let mine: Purchase;
let theirs: Purchase;
let access: Record<string, string>;

const ask = (change: object = {}, headers = access): Promise<Answer> =>
  post('license-handbook', { action: 'show', license_ids: [mine.licenseId], ...change }, headers);
const show = async () => (await ask()).body as HandbookResponse;
const link = (format = 'docx') => ask({ action: 'link', format });
const fetchFile = async (answer: Answer) => fetch((answer.body as { url: string }).url);
const messageOf = ({ body }: Answer) => (body as { error: { message: string } }).error.message;
const save = async (plan: HandbookPlan, answers: object = { company_name: 'Björk & Søn <LLC>' }) => {
  const body = { license_id: mine.licenseId, answers: withPlan(answers as Record<string, string>, plan) };
  expect((await post('license-answers', body, access)).status).toBe(200);
};
const own = (text: string, isIncluded = true) => ({ kind: 'own', title: 'Dogs', text, isIncluded }) as const;
const chapter = (path: string) => ({ kind: 'document', path, isIncluded: true }) as const;

beforeAll(async () => {
  [mine, theirs] = [await buy('mn-paid-leave'), await buy('core-hr')];
  access = await openOrder(mine);
});

it('offers what employees read, chooses policies, and says what is unanswered', async () => {
  const { plan, documents, hasCompany, licenseId } = await show();
  expect(documents.map(({ type }) => type)).toEqual(['Policy Document', 'FAQ']);
  expect(documents[0]?.unanswered).toContain('Company name');
  expect(plan).toMatchObject({
    title: 'Employee Handbook',
    hasPapers: true,
    chapters: [
      { path: policy, isIncluded: true },
      { path: 'templates/mn-paid-leave-kit/employee-faq.md', isIncluded: false },
    ],
  });
  expect([hasCompany, licenseId]).toEqual([false, mine.licenseId]);
  const early = await link();
  expect([early.status, messageOf(early)]).toEqual([400, 'Please fill in your company’s name first.']);
});

it('makes one Word file of the chapters in their order, with own sections, and logs it as one download', async () => {
  const { plan } = await show();
  await save({ ...plan, title: 'Our ways', chapters: [own('We **like** dogs.'), ...plan.chapters] });
  expect((await show()).plan.chapters[0]).toEqual(own('We **like** dogs.'));
  const file = await fetchFile(await link());
  expect(file.headers.get('content-disposition')).toContain('handbook-company-issue-copy.docx');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = strFromU8(parts['word/document.xml']!).replace(/<[^>]+>/g, '');
  expect(text).toMatch(
    /Our ways.*Contents.*1\. Dogs.*2\. Minnesota Paid Leave Policy.*1\. DogsWe like dogs\./s,
  );
  expect(text).not.toMatch(/drafting note/i);
  const files = (await post('license-files', { license_id: mine.licenseId }, access))
    .body as LicenseFilesResponse;
  expect(files.log).toMatchObject([{ title: 'Handbook', format: 'docx', mode: 'company', copy: 'issue' }]);
  const listed = files.packages.flatMap((pack) => pack.files).find(({ path }) => path === policy);
  expect(listed?.lastDownload).not.toBeNull();
});

it.each([
  [
    'a field that nobody has',
    [own('Fine.\n\n{{secret}}'), chapter(policy)],
    'Line 3: unknown placeholder {{secret}}',
  ],
  ['no text', [own(' '), chapter(policy)], 'Please write the text of the section'],
  ['no document', [own('Only this.')], 'Choose at least one document.'],
  ['a character that no PDF can show', [own('A 🥐 a day.'), chapter(policy)], 'cannot show these characters'],
  [
    'a document that is gone',
    [chapter('templates/core-hr-pack-mn/mn-pto-policy.md')],
    'no longer among your files',
  ],
])('answers 400 to %s', async (_what, chapters, message) => {
  await save({ title: 'Handbook', hasPapers: false, chapters });
  const refused = await link('pdf');
  expect([refused.status, messageOf(refused)]).toEqual([400, expect.stringContaining(message)]);
});

it('shows the place of a section with a mistake, and keeps one that is left out', async () => {
  await save({ title: 'H', hasPapers: false, chapters: [chapter(policy), own('See {{secret}} here')] });
  expect((await show()).problems).toEqual([
    { chapter: 1, message: expect.stringContaining('Line 1: unknown placeholder') as unknown },
  ]);
  await save({
    title: 'H',
    hasPapers: false,
    chapters: [chapter(policy), own('See {{secret}} here', false)],
  });
  expect((await show()).problems).toEqual([]);
  expect(await (await fetchFile(await link('text'))).text()).not.toContain('secret');
});

it('is of the own licenses alone, and only while they are open', async () => {
  for (const license_ids of [[theirs.licenseId], [mine.licenseId, theirs.licenseId], [crypto.randomUUID()]]) {
    expect((await ask({ license_ids })).status).toBe(404);
    expect((await ask({ license_ids, action: 'link', format: 'pdf' })).status).toBe(404);
  }
  expect((await ask({}, {})).status).toBe(401);
  const out = await link('text');
  await shop.writeRows('PATCH', `licenses?id=eq.${mine.licenseId}`, {
    status: 'revoked',
    status_reason: 'Refunded.',
  });
  expect((await ask()).status).toBe(403);
  expect((await fetchFile(out)).status).toBe(403);
});
