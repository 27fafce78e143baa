import { strFromU8, unzipSync } from 'fflate';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { documentFormats, isDocumentFormat, type DocumentFormat } from './document-formats.ts';
import { fontsFrom, bundledFonts } from './fonts.ts';
import { fileNameOf, formatsOf, isDocumentMode, renderDocument, type RenderInput } from './render.ts';
import { readMarkdown } from './parse/markdown.ts';
import { makeTemplate, richTemplate } from './testing/make-template.ts';
import { readPdf } from './testing/read-pdf.ts';

const template = richTemplate();
const fonts = bundledFonts();

async function text(format: DocumentFormat, input: Partial<RenderInput> = {}): Promise<string> {
  return strFromU8((await renderDocument({ template, mode: 'sample', format, fonts, ...input })).bytes);
}

const htmlOf = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });

describe('rendering', () => {
  it.each(documentFormats)('makes %s in every mode, with a type and a plain name', async (format) => {
    for (const mode of ['blank', 'sample', 'company'] as const) {
      const file = await renderDocument({ template, mode, format, fonts, values: { company_name: 'Acme' } });
      expect(file.bytes.length).toBeGreaterThan(50);
      expect(file.fileName).toMatch(
        /^sample-policy(-sample|-company-working-copy)?(-google-docs)?\.(docx|pdf|html|txt|md|xlsx|csv)$/,
      );
      expect(file.contentType).toMatch(/^(application|text)\//);
    }
  });

  it('gives a step the same sign in HTML as in text', async () => {
    const steps = makeTemplate(
      '1. One\n2. Two\n   1. Dates\n   2. Reason\n      1. Word\n      2. Sentence\n         1. Deep\n\n- Point\n  1. Under a point',
    );
    expect(await text('text', { template: steps })).toMatch(
      /2\. Two\s+a\. Dates\s+b\. Reason\s+i\. Word\s+ii\. Sentence\s+1\. Deep\s+- Point\s+a\. Under a point/,
    );
    const html = await text('html', { template: steps });
    expect(html.match(/<ol[^>]*>/g)).toEqual([
      '<ol class="doc-list">',
      '<ol class="doc-list" type="a">',
      '<ol class="doc-list" type="i">',
      '<ol class="doc-list">',
      '<ol class="doc-list" type="a">',
    ]);
  });

  it('names who prepared the document under its title, and nobody otherwise', async () => {
    const license = { holder: 'Acme', order: 'A-1', key: 'KEY' };
    const prepared = { ...license, preparedBy: 'Prairie\nPayroll & Söhne' };
    expect(await text('text', { license })).not.toContain('Prepared by');
    expect(await text('text', { license: prepared })).toMatch(/Prepared by\s+Prairie Payroll & Söhne/);
    const word = unzipSync(
      (await renderDocument({ template, mode: 'sample', format: 'docx', fonts, license: prepared })).bytes,
    );
    expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).toContain(
      'Prepared by Prairie Payroll &amp; Söhne',
    );
    const drawn = async (named: typeof license) =>
      readPdf(
        (await renderDocument({ template, mode: 'sample', format: 'pdf', fonts, license: named })).bytes,
      ).content.length;
    expect(await drawn(prepared)).toBeGreaterThan(await drawn(license));
  });

  it('refuses Excel and CSV of a template without a workbook', async () => {
    const plain = makeTemplate('Text.');
    for (const format of ['xlsx', 'csv'] as const) {
      await expect(renderDocument({ template: plain, mode: 'blank', format, fonts })).rejects.toMatchObject({
        code: 'no_workbook',
      });
    }
    expect(formatsOf(plain)).toEqual(['docx', 'pdf', 'html', 'text', 'md', 'gdocx']);
  });

  it('refuses formats and modes that there are not, whatever they are called', async () => {
    for (const format of ['exe', '__proto__', 'constructor', ''] as unknown as DocumentFormat[]) {
      await expect(renderDocument({ template, mode: 'blank', format, fonts })).rejects.toMatchObject({
        code: 'unknown_format',
      });
      expect(isDocumentFormat(format)).toBe(false);
    }
    await expect(
      renderDocument({ template, mode: 'x' as 'blank', format: 'docx', fonts }),
    ).rejects.toMatchObject({ code: 'unknown_mode' });
    expect([isDocumentMode('sample'), isDocumentMode(['sample']), isDocumentFormat(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('says so when a font cannot be read, and asks for it again the next time', async () => {
    let broken = true;
    const source = fontsFrom(async (name) => {
      if (broken) throw new Error('no such file');
      return bundledFonts().load(name === 'DejaVuSans.ttf' ? 'fallback' : 'serif');
    });
    await expect(
      renderDocument({ template, mode: 'blank', format: 'pdf', fonts: source }),
    ).rejects.toMatchObject({ code: 'font_missing' });
    broken = false;
    await expect(
      renderDocument({ template, mode: 'blank', format: 'pdf', fonts: source }),
    ).resolves.toBeDefined();
  });

  it('names files by mode, and working copies apart from issue copies', () => {
    expect([
      fileNameOf(template, 'blank', 'docx'),
      fileNameOf(template, 'blank', 'docx', { draftingNotes: 'hide' }),
      fileNameOf(template, 'company', 'gdocx'),
      fileNameOf(template, 'company', 'gdocx', { draftingNotes: 'hide' }),
    ]).toEqual([
      'sample-policy.docx',
      'sample-policy-issue-copy.docx',
      'sample-policy-company-working-copy-google-docs.docx',
      'sample-policy-company-issue-copy-google-docs.docx',
    ]);
  });
});

describe('plain text', () => {
  it('has lines of at most 78 characters and keeps structure', async () => {
    const lines = (await text('text')).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(lines[0]).toBe('SAMPLE POLICY');
    expect(lines).toContain('1. Rules');
    expect(lines).toContain('  - deeper');
    expect(lines).toContain('    i. third level');
    expect(lines).toContain('[x] done');
    expect(lines).toContain('| The law. As of November 21, 2026.');
    expect(lines.some((line) => /^Step\s+\| Who\s+\| When$/.test(line))).toBe(true);
    expect(lines.some((line) => line.startsWith('[1] The note says more'))).toBe(true);
    expect(lines).toContain('Name: ____________________');
  });
});

describe('Markdown', () => {
  it('reads back as the same structure', async () => {
    const kinds = readMarkdown(await text('md')).children.map(({ type }) => type);
    expect(kinds.slice(0, 5)).toEqual(['heading', 'paragraph', 'paragraph', 'heading', 'paragraph']);
    expect(kinds).toEqual(expect.arrayContaining(['list', 'table', 'blockquote', 'thematicBreak', 'html']));
  });

  it('escapes what a value could mean', async () => {
    const value =
      '[x](javascript:alert(1)) <b>bold</b> **not** https://evil.example www.evil.example a@evil.example | # - 1. `c`';
    const markdown = await text('md', { mode: 'company', values: { company_name: value } });
    const html = htmlOf(markdown);
    expect(html).not.toMatch(/href="(javascript|https?:\/\/evil|http:\/\/www\.evil|mailto:a)/);
    expect(html).toContain(
      '[x](javascript:alert(1)) &lt;b&gt;bold&lt;/b&gt; **not** https://evil.example www.evil.example a@evil.example | # - 1. `c` begins on',
    );
  });

  it('does not let a value begin a list, a heading or a quotation', async () => {
    for (const value of ['- a', '# a', '> a', '1. a', '+ a', '=== ', '---', '    a']) {
      const html = htmlOf(
        await text('md', { mode: 'company', values: { own_rules: value, company_name: value } }),
      );
      // One of the two ordered lists is the footnotes'.
      expect([value, html.match(/<h1|<ol|<blockquote|<pre/g)?.length]).toEqual([value, 1 + 2 + 3 + 1]);
    }
  });
});

describe('HTML', () => {
  it('is a whole file that carries its own looks', async () => {
    const html = await text('html');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-US">/);
    expect(html).toContain('<title>Sample Policy</title>');
    expect(html).not.toMatch(/<script|src=|url\(|@import/);
  });
});
