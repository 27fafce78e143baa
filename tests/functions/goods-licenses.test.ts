import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LicenseFilesResponse } from '@contracts/license-files';
import type { TemplateSource } from '@contracts/template-editing';
import { apiUrl, linkIn, rowsOf, shop, shopUrl, waitForMail } from '../support/shop';
import { buy, ownerSession, post, type Answer, type Purchase } from './support/goods';

const faq = 'templates/mn-paid-leave-kit/employee-faq.md';
const payroll = 'templates/mn-paid-leave-kit/premium-notice-and-payroll-checklist.md';
const foreign = 'templates/core-hr-pack-mn/mn-esst-policy.md';
let mine: Purchase;
let theirs: Purchase;
let access: Record<string, string>;

/** Opens the link of a receipt, as its button does. */
async function openOrder({ email }: Purchase): Promise<Record<string, string>> {
  const link = new URL(linkIn(await waitForMail(email, /order/i), '/orders'));
  const token = link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token');
  const { body } = await post('open-order', { token });
  return { 'x-order-access': (body as { accessToken: string }).accessToken };
}

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
    expect(files.questions[0]?.questions[0]?.key).toBe('company_name');
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

  it('write a log, and say which file has changed since it was fetched', async () => {
    await fileOf(await download({ format: 'docx' }));
    const before = await filesOf();
    expect(before.log[0]).toMatchObject({ title: 'Paid Leave Employee FAQ', format: 'docx', mode: 'blank' });
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

  it('give the certificate by itself, the same as in the ZIP, and keep it out of the log of files', async () => {
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

  it('come in every version that was sold, form by form and mode by mode', async () => {
    const owner = await ownerSession();
    const edit = (body: object) => post('edit-template', { path: payroll, ...body }, owner);
    const source = (await edit({ action: 'read' })).body as TemplateSource;
    const mark = `Sentence of the newest text ${Date.now()}.`;
    const content = `${source.content.trimEnd()}\n\n${mark}\n`;
    const saved = await edit({ action: 'save', content, base_revision: source.revision });
    expect(saved.status).toBe(200);
    const listed = (await filesOf()).packages
      .flatMap(({ files }) => files)
      .find(({ path }) => path === payroll);
    expect(listed?.history.map(({ revision }) => revision)).toContain(source.revision);
    expect(listed?.formats).toEqual(['docx', 'pdf', 'gdocx', 'xlsx', 'csv', 'text', 'md']);
    for (const mode of ['blank', 'sample', 'company']) {
      for (const format of listed?.formats ?? []) {
        const answer = await fileOf(
          await download({ template: payroll, format, mode, revision: source.revision }),
        );
        expect(answer.status, `${mode} ${format}`).toBe(200);
        const bytes = await answer.arrayBuffer();
        expect(bytes.byteLength, `${mode} ${format}`).toBeGreaterThan(50);
        if (format === 'text') {
          expect(new TextDecoder().decode(bytes)).not.toContain(mark);
        }
      }
    }
    const newest = await fileOf(await download({ template: payroll }));
    expect(await newest.text()).toContain(mark);
  });

  it.each([
    ['a template of another product', { template: foreign }],
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
    for (const name of ['license-download', 'license-files', 'license-answers']) {
      const body = { license_id: theirs.licenseId, format: 'zip', answers: {} };
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
