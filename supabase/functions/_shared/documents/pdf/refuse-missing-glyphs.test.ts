import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { bundledFonts } from '../fonts.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { buildPdf, checkPdf } from './build-pdf.ts';

const template = makeTemplate('{{company_name}}', { placeholders: ['company_name: profile'] });

function fontsOf(name: string): Promise<string> {
  const document = fillTemplate(template, 'company', { company_name: name });
  return buildPdf(document, { fonts: bundledFonts() }).then((bytes) =>
    readPdf(bytes).withEntry('/Type/FontDescriptor').join('\n'),
  );
}

describe('characters that the text fonts lack', () => {
  it.each([
    ['Chinese', '王小明 饭店', 'NotoSansSC'],
    ['Amharic', 'አዲስ ምግብ ቤት', 'NotoSansEthiopic'],
    ['Arabic', 'مطعم السلام', 'DejaVuSans'],
  ])('are set in another font: %s', async (_language, name, font) => {
    expect(await fontsOf(name)).toContain(font);
  });

  it('load no further font for text that needs none', async () => {
    expect(await fontsOf('Łódź Nguyễn')).not.toMatch(/Noto|DejaVu/);
  });

  it('are named with their field when no font has them', async () => {
    await expect(fontsOf('Karen ကညီ 🏢')).rejects.toMatchObject({
      code: 'missing_glyphs',
      field: 'company_name',
      message: expect.stringMatching(/“Company name”: က ည/) as unknown,
    });
  });

  it.each([
    ['the licensee', 'small print: 🌮', { holder: 'Taco 🌮', order: '1', key: 'K' }],
    [
      'who prepared it',
      '“Prepared by”: 🌮',
      { holder: 'Taco', order: '1', key: 'K', preparedBy: 'Adviser 🌮' },
    ],
  ])('are refused in the words around the text: %s', async (_what, place, license) => {
    const document = fillTemplate(template, 'company', { company_name: 'Taco' });
    const refusal = {
      code: 'missing_glyphs',
      message: expect.stringContaining(place) as unknown,
    };
    const options = { fonts: bundledFonts(), license };
    await expect(buildPdf(document, options)).rejects.toMatchObject(refusal);
    await expect(checkPdf(document, options)).rejects.toMatchObject(refusal);
  });

  it('may be invisible', async () => {
    await expect(fontsOf('a\u200db\ufe0f')).resolves.toContain('Newsreader');
  });
});
