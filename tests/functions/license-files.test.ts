import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LicenseFilesResponse } from '@contracts/license-files';
import type { TemplateSource } from '@contracts/template-editing';
import { apiUrl, rowsOf, shop, shopUrl } from '../../scripts/support/shop';
import { buy, openOrder, ownerSession, post, type Answer, type Purchase } from './support/purchase';

const faq = 'templates/mn-paid-leave-kit/employee-faq.md';
const policy = 'templates/mn-paid-leave-kit/mn-paid-leave-policy.md';
const payroll = 'templates/mn-paid-leave-kit/premium-notice-and-payroll-checklist.md';
const ofAnotherProduct = 'templates/core-hr-pack-mn/mn-esst-policy.md';
let mine: Purchase;
let theirs: Purchase;
let access: Record<string, string>;

const download = (change: Record<string, unknown> = {}, headers = access): Promise<Answer> =>
  post('license-download', { license_id: mine.licenseId, template: faq, format: 'text', ...change }, headers);
const messageOf = ({ body }: Answer) => (body as { error: { message: string } }).error.message;
const fileOf = async (answer: Answer) => fetch((answer.body as { url: string }).url);
const filesOf = async () =>
  (await post('license-files', { license_id: mine.licenseId }, access)).body as LicenseFilesResponse;
const faqOf = ({ packages }: LicenseFilesResponse) =>
  packages.flatMap(({ files }) => files).find(({ path }) => path === faq);

beforeAll(async () => {
  [mine, theirs] = [await buy('mn-paid-leave'), await buy('core-hr')];
  access = await openOrder(mine);
});

describe('the files of a license', () => {
  it('are listed with their forms, their questions and an empty log', async () => {
    const files = await filesOf();
    expect(files.packages.map(({ id }) => id)).toEqual(['mn-paid-leave-kit']);
    expect(faqOf(files)).toMatchObject({
      formats: expect.arrayContaining(['docx', 'pdf', 'gdocx']) as unknown,
      lastDownload: null,
      isChanged: false,
    });
    expect(files.interview.steps.flatMap(({ questions }) => questions.map(({ key }) => key))).toContain(
      'company_name',
    );
    expect(files.log).toEqual([]);
    expect(files.verifyUrl).toBe(`${shopUrl}/verify/${mine.licenseKey}`);
  });

  it('are filled with the company profile once there is one, and not before', async () => {
    const early = await download({ mode: 'company' });
    expect(early.status).toBe(400);
    expect(messageOf(early)).toBe('Please fill in your company profile first.');
    const answers = { company_name: 'Björk & Søn <LLC>', hr_contact_name: 'Zoë "Zo" O’Neil' };
    expect((await post('license-answers', { license_id: mine.licenseId, answers }, access)).status).toBe(200);
    const text = await (await fileOf(await download({ mode: 'company' }))).text();
    expect(text).toContain('Zoë "Zo" O’Neil');
    expect((await filesOf()).answers).toEqual(answers);
  });

  it('take no answers that contradict each other, and name the field', async () => {
    const answers = {
      employee_count: '12',
      work_states: 'Minnesota and Wisconsin',
      minnesota_employees: '13',
    };
    const refused = await post('license-answers', { license_id: mine.licenseId, answers }, access);
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        error: expect.objectContaining({
          field: 'answers.minnesota_employees',
          message: 'That is more than all of your employees.',
        }) as unknown,
      },
    ]);
  });

  it('come without drafting notes as issue copies, which a company’s files are unless asked otherwise', async () => {
    const textOf = async (change: object) => {
      const file = await fileOf(await download({ mode: 'company', ...change }));
      return { name: file.headers.get('content-disposition'), text: await file.text() };
    };
    const issue = await textOf({});
    expect(issue.text).not.toMatch(/drafting note/i);
    expect(issue.name).toContain('employee-faq-company-issue-copy.txt');
    expect(await textOf({ copy: 'issue' })).toEqual(issue);
    const working = await textOf({ copy: 'working' });
    expect(working.text).toMatch(/drafting note/i);
    expect(working.name).toContain('employee-faq-company-working-copy.txt');
    const review = await textOf({ copy: 'review', template: policy });
    expect(review.text).not.toMatch(/drafting note/i);
    expect(review.text).toContain('If: “Number of employees” is at least 50');
    expect(review.name).toContain('mn-paid-leave-policy-company-review-copy.txt');
    const zip = await fileOf(await download({ template: undefined, format: 'zip', mode: 'company' }));
    expect(zip.headers.get('content-disposition')).toMatch(/-company-issue-copy\.zip/);
    const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
    expect(names).toContain('mn-paid-leave-kit/Word/employee-faq-company-issue-copy.docx');
    const { log } = await filesOf();
    expect(log.map(({ copy }) => copy)).toEqual(expect.arrayContaining(['issue', 'working', 'review']));
    expect((await download({ copy: 'secret' })).status).toBe(400);
  });

  it('are of the day that the product page names, not of the day that the shop was installed', async () => {
    const [row] = await rowsOf<{ last_reviewed: string }>(`templates?select=last_reviewed&path=eq.${faq}`);
    const shown = await post(`${apiUrl}/rest/v1/rpc/product_changes`, { sku: 'mn-paid-leave' });
    expect(faqOf(await filesOf())?.history[0]?.releasedOn).toBe(row!.last_reviewed);
    expect(JSON.stringify(shown.body)).toContain(row!.last_reviewed);
  });

  it('write a log, and say which file has changed since it was fetched', async () => {
    await fileOf(await download({ format: 'docx' }));
    const before = await filesOf();
    expect(before.log[0]).toMatchObject({
      title: 'Paid Leave Employee FAQ',
      format: 'docx',
      mode: 'blank',
      copy: 'working',
    });
    expect(faqOf(before)?.isChanged).toBe(false);
    await shop.writeRows('PATCH', `downloads?license_id=eq.${mine.licenseId}&template_path=eq.${faq}`, {
      revision: 0,
    });
    expect(faqOf(await filesOf())?.isChanged).toBe(true);
  });

  it('come whole as a ZIP with certificate and manifest', async () => {
    const response = await fileOf(await download({ template: undefined, format: 'zip' }));
    const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())));
    expect(names).toEqual(
      expect.arrayContaining(['manifest.json', 'README.txt', 'mn-paid-leave-kit/Word/employee-faq.docx']),
    );
    expect(names.some((name) => /certificate|licen[cs]e/i.test(name))).toBe(true);
  });

  it('are the same in the ZIP and one by one, although the ZIP’s are made in calls of their own', async () => {
    const zip = await fileOf(await download({ template: undefined, format: 'zip', mode: 'sample' }));
    const packed = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    for (const [format, folder, ending] of [
      ['docx', 'Word', 'docx'],
      ['pdf', 'PDF', 'pdf'],
    ] as const) {
      const alone = await fileOf(await download({ format, mode: 'sample' }));
      const [name] = Object.keys(packed).filter((entry) =>
        new RegExp(`^mn-paid-leave-kit/${folder}/employee-faq.*\\.${ending}$`).test(entry),
      );
      const bytes = Buffer.from(await alone.arrayBuffer());
      expect(bytes.equals(packed[name ?? ''] ?? new Uint8Array()), format).toBe(true);
    }
  });

  it('say which sentence is under review, in the list and in the ZIP', async () => {
    const [duty] = await rowsOf<{ fact_key: string; template: string }>(
      'law_duties?select=fact_key,template&template=like.mn-paid-leave-kit/*&fact_key=not.is.null&order=key&limit=1',
    );
    const [fact] = await rowsOf<{ statement: string; next_check: string; checked_on: string }>(
      `law_facts?select=statement,next_check,checked_on&key=eq.${duty!.fact_key}`,
    );
    const due = (next_check: string) =>
      shop.writeRows('PATCH', `law_facts?key=eq.${duty!.fact_key}`, { next_check });
    const listed = async () =>
      (await filesOf()).packages
        .flatMap(({ files }) => files)
        .filter(({ underReview }) => underReview.includes(fact!.statement))
        .map(({ path }) => path);
    expect(await listed()).toEqual([]);
    await due(fact!.checked_on);
    expect(await listed()).toContain(`templates/${duty!.template}.md`);
    const zip = await fileOf(await download({ template: undefined, format: 'zip' }));
    const readMe = unzipSync(new Uint8Array(await zip.arrayBuffer()))['README.txt'];
    expect(new TextDecoder().decode(readMe).replaceAll(/\s+/g, ' ')).toContain(
      `: ${fact!.statement} (due since ${fact!.checked_on})`,
    );
    await due(fact!.next_check);
    expect(await listed()).toEqual([]);
  });

  it('give the certificate alone, the same as in the ZIP, and keep it out of the log of files', async () => {
    const before = (await filesOf()).log.length;
    const alone = await fileOf(await download({ template: undefined, format: 'certificate' }));
    expect(alone.headers.get('content-type')).toBe('application/pdf');
    expect(alone.headers.get('content-disposition')).toContain('license-certificate.pdf');
    const bytes = Buffer.from(await alone.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await filesOf()).log).toHaveLength(before);
    const zip = await fileOf(await download({ template: undefined, format: 'zip' }));
    const packed = unzipSync(new Uint8Array(await zip.arrayBuffer()))['license-certificate.pdf'];
    expect(bytes.equals(packed ?? new Uint8Array())).toBe(true);
    expect((await download({ format: 'certificate' })).status, 'of one file').toBe(400);
    expect((await download({ template: undefined, format: 'docx' })).status, 'a file of no name').toBe(400);
  });

  it('come in every version that was sold', async () => {
    const owner = await ownerSession();
    const edit = (body: object) => post('edit-template', { path: payroll, ...body }, owner);
    const source = (await edit({ action: 'read' })).body as TemplateSource;
    const mark = `Sentence of the newest text ${Date.now()}.`;
    const content = `${source.content.trimEnd()}\n\n${mark}\n`;
    const saved = await edit({ action: 'save', content, base_revision: source.revision });
    expect(saved.status).toBe(200);
    const draft = source.revision + 1;
    const unpublished = await fileOf(await download({ template: payroll }));
    expect(await unpublished.text(), 'a draft is no buyer’s').not.toContain(mark);
    expect((await download({ template: payroll, revision: draft })).status).toBe(400);
    expect((await edit({ action: 'publish', revision: draft })).status).toBe(200);
    const listed = (await filesOf()).packages
      .flatMap(({ files }) => files)
      .find(({ path }) => path === payroll);
    expect(listed?.history.map(({ revision }) => revision)).toContain(source.revision);
    const earlier = await fileOf(await download({ template: payroll, revision: source.revision }));
    expect(await earlier.text()).not.toContain(mark);
    const newest = await fileOf(await download({ template: payroll }));
    expect(await newest.text()).toContain(mark);
  });

  // Each form takes a second or two, and the mode changes the text before a form is written.
  for (const { mode, tags } of [
    { mode: 'company', tags: [] },
    { mode: 'blank', tags: ['full'] },
    { mode: 'sample', tags: ['full'] },
  ]) {
    it(`come in every form of an earlier version in ${mode} mode`, { tags }, async () => {
      const listed = (await filesOf()).packages
        .flatMap(({ files }) => files)
        .find(({ path }) => path === payroll);
      expect(listed?.formats).toEqual(['docx', 'pdf', 'gdocx', 'xlsx', 'csv', 'text', 'md']);
      const revision = listed?.history.at(-1)?.revision;
      for (const format of listed?.formats ?? []) {
        const file = await fileOf(await download({ template: payroll, format, mode, revision }));
        expect(file.status, format).toBe(200);
        expect((await file.arrayBuffer()).byteLength, format).toBeGreaterThan(50);
      }
    });
  }

  it.each([
    ['a template of another product', { template: ofAnotherProduct }],
    ['a template that does not exist', { template: 'templates/mn-paid-leave-kit/nothing.md' }],
    [
      'a path that leaves the library',
      { template: 'templates/mn-paid-leave-kit/../core-hr-pack-mn/mn-esst-policy.md' },
    ],
    ['an encoded traversal', { template: 'templates/mn-paid-leave-kit/%2e%2e%2f%2e%2e%2fpackage.json' }],
    ['a null byte', { template: `${faq}\0.md` }],
    ['an unknown format', { format: 'doc' }],
    ['a form that the template does not have', { format: 'xlsx' }],
    ['an unknown mode', { mode: 'filled' }],
    ['a text that was never saved', { revision: 99 }],
  ])('answer 400 to %s', async (_what, change) => {
    const answer = await download(change);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(/\w/);
  });

  it('of somebody else are not there', async () => {
    for (const name of ['license-download', 'license-files', 'license-redline', 'license-answers']) {
      const body = { license_id: theirs.licenseId, format: 'zip', answers: {}, template: faq };
      expect((await post(name, body, access)).status, name).toBe(404);
      expect((await post(name, { ...body, license_id: crypto.randomUUID() }, access)).status, name).toBe(404);
      expect((await post(name, body)).status, name).toBe(401);
    }
  });

  it('of a closed license are refused with the reason, links that are out included', async () => {
    const link = await download();
    await shop.writeRows('PATCH', `licenses?id=eq.${mine.licenseId}`, {
      status: 'revoked',
      status_reason: 'The order was refunded.',
    });
    for (const answer of [
      await download(),
      await post('license-files', { license_id: mine.licenseId }, access),
    ]) {
      expect(answer.status).toBe(403);
      expect(messageOf(answer)).toBe('This license is closed. The order was refunded.');
    }
    expect((await fileOf(link)).status).toBe(403);
    const verified = await post('verify-license', { key: mine.licenseKey });
    expect(verified.body).toMatchObject({ status: 'revoked' });
  });
});

describe('verify-license', () => {
  it('tells organization, product and status, and nothing else', async () => {
    const verified = await post('verify-license', { key: ` ${mine.licenseKey.toLowerCase()} ` });
    expect(verified.status).toBe(200);
    expect(verified.body).toEqual({
      organization: 'Björk & Søn <LLC>',
      product: 'MN Paid Leave 2026 Policy Kit',
      status: 'revoked',
    });
  });

  it('knows no key that was not given out', async () => {
    expect((await post('verify-license', { key: 'NSHR-22222-22222-22222-22222' })).status).toBe(404);
    const [row] = await rowsOf<{ license_key: string }>('licenses?select=license_key&limit=1');
    const other = row!.license_key.replace(/.$/, (last) => (last === '2' ? '3' : '2'));
    expect((await post('verify-license', { key: other })).status).toBe(404);
    expect((await fetch(`${apiUrl}/functions/v1/verify-license?key=${row!.license_key}`)).status).toBe(405);
  });
});
