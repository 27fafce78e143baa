import { expect, it } from 'vitest';
import { bundledFonts } from '../fonts.ts';
import { buildDocx } from '../docx/build-docx.ts';
import { fillTemplate } from '../fill.ts';
import { buildHtml } from '../html/build-html.ts';
import { buildPdf } from '../pdf/build-pdf.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { elementsOf, wordText } from '../testing/xml.ts';
import { buildMarkdown } from '../text/render-markdown.ts';
import { buildText } from '../text/render-text.ts';

const template = makeTemplate(
  `{{employee_count}}

:::when employee_count >= 50

## 1. Leave

Federal leave applies.

- {when employee_count >= 100} A row for many

> **Drafting note.** Ask somebody.

:::otherwise

## 1. No leave

It does not apply.{when employee_count < 20} We are small.{end}

:::

:::when employee_count < 20

> **Drafting note.** Only a note.

:::

## 2. End

Last words.
`,
  { placeholders: ['employee_count: profile'] },
);
const review = fillTemplate(
  template,
  'company',
  { employee_count: '12' },
  { draftingNotes: 'hide', variants: 'margin' },
);
const marks = ['If: “Number of employees” is at least 50', 'If: “Number of employees” is less than 50'];

it('keeps every part with its condition, no drafting note, and the numbers as they are written', () => {
  const text = buildMarkdown(review, undefined);
  expect(text).toMatch(
    /If: “Number of employees” is at least 50[^]+## 1\. Leave[^]+applies[^]+part with a condition ends/,
  );
  expect(text).toMatch(/is less than 50[^]+## 1\. No leave[^]+## 2\. End/);
  expect(text).toContain('If: “Number of employees” is at least 100] A row for many');
  expect(text).toMatch(/If: “Number of employees” is less than 20: {1,2}We are small/);
  expect(text).not.toMatch(/drafting|Only a note|Ask somebody/i);
  expect(text.match(/ends\.\]/g)).toHaveLength(2);
  expect(buildText(review, undefined)).toContain(`[${marks[0] ?? ''}]`);
  expect(buildHtml(review, undefined)).toContain(`<p class="doc-variant">${marks[1] ?? ''}</p>`);
});

it('is in the margin of a Word file, with a bar along the part and not beyond it', () => {
  const body = partOf(readXmlParts(buildDocx(review, { controls: true })), 'word/document.xml');
  const paragraphs = elementsOf(body, 'w:p');
  const framed = paragraphs.filter((paragraph) => elementsOf(paragraph, 'w:framePr').length > 0);
  expect(framed.map(wordText)).toEqual(marks);
  const barred = paragraphs.filter((paragraph) => elementsOf(paragraph, 'w:pBdr').length > 0).map(wordText);
  expect(barred).toEqual(expect.arrayContaining(['1. Leave', 'Federal leave applies.', '1. No leave']));
  expect(barred).not.toContain('Last words.');
});

it('is beside the part in a PDF, left of the text and of a bar for each part', async () => {
  const { content } = readPdf(await buildPdf(review, { fonts: bundledFonts() }));
  // Two conditions of four lines each, every one a paragraph of its own for a reader who listens.
  expect(content.match(/1 0 0 1 14 [\d.]+ Tm/g)).toHaveLength(8);
  expect(content.match(/\/P<<\/MCID \d+>>BDC\n[^\n]+ rg\nBT \/F\d+ 6\.8 Tf 1 0 0 1 14 /g)).toHaveLength(2);
  expect(content.match(/^63 [\d.]+ 1\.2 [\d.]+ re f$/gm)).toHaveLength(2);
});
