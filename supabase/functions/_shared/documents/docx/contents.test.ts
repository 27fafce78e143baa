import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { bundledFonts } from '../fonts.ts';
import { measureDocument } from '../pdf/build-pdf.ts';
import { renderDocument } from '../render.ts';
import type { Template } from '../template.ts';
import { makeTemplate, richTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { elementsOf, wordText, type XmlElement } from '../testing/xml.ts';

const headings = 8;
const long = Array.from(
  { length: headings },
  (_item, index) => `## Part ${String(index + 1)}\n\n${'Plain words for a long text. '.repeat(60)}`,
).join('\n\n');

async function partsOf(template: Template): Promise<Map<string, XmlElement>> {
  const { bytes } = await renderDocument({ template, mode: 'blank', format: 'docx', fonts: bundledFonts() });
  return readXmlParts(bytes);
}

describe('the table of contents', () => {
  it('is in documents of more than ten pages, links to the headings and names their pages', async () => {
    const document = partOf(await partsOf(makeTemplate(long)), 'word/document.xml');
    const codes = elementsOf(document, 'w:instrText').map((code) => code.text.trim().split(' ')[0]);
    expect(codes).toEqual(['TOC', ...Array<string>(headings).fill('PAGEREF')]);
    const links = elementsOf(document, 'w:hyperlink');
    const marks = elementsOf(document, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name']);
    expect(links.map(({ attributes }) => attributes['w:anchor'])).toEqual(marks);
    const pages = links.map((link) => Number(/(\d+)$/.exec(wordText(link))?.[1]));
    expect(pages).toEqual([...pages].sort((one, other) => one - other));
    expect(pages[0]).toBeGreaterThan(0);
    expect(pages.at(-1)).toBeGreaterThan(pages[0] ?? 0);
  });

  it('has the text right below, and begins a page where it would run over from the page of the title', async () => {
    const parts = Array.from(
      { length: 14 },
      (_, number) => `## Part ${String(number)}\n\n${'Plain words for a long text. '.repeat(35)}`,
    );
    const tall = (lines: number) =>
      makeTemplate(['One line of the title page.\n\n'.repeat(lines), ...parts].join('\n\n'));
    const breaks = async (template: Template) =>
      elementsOf(partOf(await partsOf(template), 'word/document.xml'), 'w:p')
        .filter((paragraph) => elementsOf(paragraph, 'w:pageBreakBefore').length > 0)
        .map((paragraph) => wordText(paragraph));
    const measured = (template: Template) =>
      measureDocument(fillTemplate(template, 'blank'), { fonts: bundledFonts() });
    expect(await breaks(tall(3))).toEqual([]);
    expect(await measured(tall(3))).toMatchObject({ contentsApart: false, headingPages: { 0: 1 } });
    expect(await breaks(tall(20))).toEqual(['Contents']);
    expect(await measured(tall(20))).toMatchObject({ contentsApart: true, headingPages: { 0: 2 } });
  });

  it('is not in shorter ones', async () => {
    const codes = elementsOf(partOf(await partsOf(richTemplate()), 'word/document.xml'), 'w:instrText');
    expect(codes.filter(({ text }) => text.includes('TOC'))).toEqual([]);
  });
});

it('has a slot for the logo in the head, an empty picture that the package holds', async () => {
  const parts = await partsOf(richTemplate());
  const heads = [...parts].filter(([name]) => /^word\/header\d*\.xml$/.test(name));
  expect(heads.filter(([, head]) => elementsOf(head, 'w:picture').length === 1).length).toBeGreaterThan(0);
  const targets = [...parts]
    .filter(([name]) => /_rels\/header\d*\.xml\.rels$/.test(name))
    .flatMap(([, part]) => elementsOf(part, 'Relationship').map(({ attributes }) => attributes['Target']));
  expect(targets).toContain('media/logo.png');
});
