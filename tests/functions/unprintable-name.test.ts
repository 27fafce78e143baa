import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { buy, openOrder, post, type Answer, type Purchase } from './support/purchase';

const faq = 'templates/mn-paid-leave-kit/employee-faq.md';
let bought: Purchase;
let access: Record<string, string>;

const download = (change: Record<string, unknown>): Promise<Answer> =>
  post('license-download', { license_id: bought.licenseId, template: faq, ...change }, access);
const fileOf = async (change: Record<string, unknown>) =>
  fetch(((await download(change)).body as { url: string }).url);

beforeAll(async () => {
  bought = await buy('mn-paid-leave');
  access = await openOrder(bought);
  const answers = { company_name: 'Taco 🌮 & Co' };
  const saved = await post('license-answers', { license_id: bought.licenseId, answers }, access);
  expect(saved.status).toBe(200);
});

describe('the files of a company whose name no font has', () => {
  it('come blank, as a ZIP and one by one, with the address as the licensee', async () => {
    const zip = await fileOf({ template: undefined, format: 'zip' });
    expect(zip.status).toBe(200);
    const certificate = await fileOf({ template: undefined, format: 'certificate' });
    expect(certificate.status).toBe(200);
    const packed = unzipSync(new Uint8Array(await zip.arrayBuffer()))['license-certificate.pdf'];
    const bytes = Buffer.from(await certificate.arrayBuffer());
    expect(bytes.equals(packed ?? new Uint8Array())).toBe(true);
    expect((await fileOf({ format: 'pdf' })).status).toBe(200);
    expect(await (await fileOf({ format: 'text' })).text()).toContain(`Licensed to ${bought.email} · Order`);
  });

  it('come filled in as Word files', async () => {
    expect((await fileOf({ format: 'docx', mode: 'company' })).status).toBe(200);
  });

  it('come filled in as a ZIP without the PDFs that would show the name, which says so', async () => {
    const zip = await fileOf({ format: 'zip', template: undefined, mode: 'company' });
    expect(zip.status).toBe(200);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const names = Object.keys(files);
    const inFolder = (folder: string) => names.filter((name) => name.includes(`/${folder}/`)).length;
    expect(inFolder('Word')).toBeGreaterThan(0);
    expect(inFolder('Google Docs')).toBe(inFolder('Word'));
    expect(inFolder('PDF')).toBeLessThan(inFolder('Word'));
    expect(names).toContain('license-certificate.pdf');
    const note = new TextDecoder().decode(files['PDF files left out.txt']);
    expect(note).toContain('characters of “Company name”: 🌮');
    expect(note).toContain('change “Company name” in the company profile');
  });

  it('are refused as a PDF that is filled in, with the field and a way out, before there is a link', async () => {
    const refused = await download({ format: 'pdf', mode: 'company' });
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        error: expect.objectContaining({
          code: 'missing_glyphs',
          field: 'company_name',
          message: expect.stringMatching(
            /characters of “Company name”: 🌮\. Choose Word.* change “Company name” in the company profile/,
          ) as unknown,
        }) as unknown,
      },
    ]);
  });
});
