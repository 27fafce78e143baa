import { describe, expect, it } from 'vitest';
import { checkTemplate } from './check-template.ts';
import { buildDocx } from './docx/build-docx.ts';
import { fillTemplate } from './fill.ts';
import type { DocumentMode } from './fill.ts';
import { bundledFonts } from './fonts.ts';
import { buildPdf, countPages, measureDocument } from './pdf/build-pdf.ts';
import { renderPreview } from './preview.ts';
import { documentParts } from './document-parts.ts';
import { makeSource, makeTemplate } from './testing/make-template.ts';
import { partOf, readXmlParts } from './testing/read-parts.ts';
import { readPdf } from './testing/read-pdf.ts';
import { testPublisher } from './testing/test-publisher.ts';
import { orderProblems } from './testing/word-order.ts';
import { elementsOf, wordText } from './testing/xml.ts';

const fonts = bundledFonts();
const withPoster =
  '<!-- sign -->\n\n## Private\n\nPlease knock.\n\n<!-- page break -->\n\n## For the office\n\nText.';
const letters =
  'Guide.\n\n<!-- letter: First answer -->\n\nDear A\n\n<!-- letter -->\n\nDear B\n\n<!-- page break -->\n\nLog.';

const filled = (markdown: string, mode: DocumentMode = 'sample') =>
  fillTemplate(makeTemplate(markdown), mode);

function docxOf(markdown: string) {
  const parts = readXmlParts(buildDocx(filled(markdown), { controls: true }));
  for (const [name, part] of parts) {
    if (name.startsWith('word/') && !name.endsWith('.rels'))
      expect([name, orderProblems(part)]).toEqual([name, []]);
  }
  return partOf(parts, 'word/document.xml');
}

/** For each page of a PDF whether it has a running foot. */
async function feet(markdown: string): Promise<boolean[]> {
  const { pages } = readPdf(await buildPdf(filled(markdown), { fonts }));
  expect(pages).toHaveLength(await countPages(filled(markdown), { fonts }));
  return pages.map((page) => page.includes('/Subtype/Footer'));
}

it('has its name alone on a page of the shop', () => {
  const { html } = renderPreview(makeTemplate(letters), { mode: 'sample' });
  expect(html).toContain('<p class="doc-sheet-name">First answer</p>');
  expect(html).not.toContain('letter:');
});

describe('a poster', () => {
  it('has the first page for itself, in large type, and the title comes after it', async () => {
    const { poster, body, titled } = documentParts(filled(withPoster));
    expect(poster?.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
    expect(body[0]?.type).toBe('heading');
    expect(titled).toBe(true);
    expect(await feet(withPoster)).toEqual([false, true]);
    expect((await measureDocument(filled(withPoster), { fonts })).posterScale).toBe(2.8);
  });

  it('takes the type that leaves a long one on one page', async () => {
    const long = `<!-- sign -->\n\n## Rules\n\n${'A rule that says something to all who read it on the wall. '.repeat(30)}\n\n<!-- page break -->\n\nText.`;
    const { posterScale } = await measureDocument(filled(long), { fonts });
    expect(posterScale).toBeGreaterThan(1);
    expect(posterScale).toBeLessThan(2.8);
    expect(await feet(long)).toEqual([false, true]);
  });

  it('stays on one page however long it is', async () => {
    for (let words = 20; words <= 160; words += 14) {
      const body = `<!-- sign -->\n\n## Rules\n\n${'words on a wall '.repeat(words)}\n\n> **The law.** As of now.\n\n<!-- page break -->\n\nText.`;
      expect([words, await feet(body)]).toEqual([words, [false, true]]);
    }
  });

  it('needs no page with a title when nothing follows', async () => {
    expect(await feet('<!-- sign -->\n\n## Private')).toEqual([false]);
    expect(elementsOf(docxOf('<!-- sign -->\n\n## Private'), 'w:p').map(wordText)).toEqual(['Private']);
  });

  it('is a section of its own in Word, with a border and larger styles', () => {
    const body = docxOf(withPoster);
    const sections = elementsOf(body, 'w:sectPr');
    expect(sections.map((section) => elementsOf(section, 'w:pgBorders').length)).toEqual([1, 0]);
    expect(sections.map((section) => elementsOf(section, 'w:titlePg').length)).toEqual([0, 1]);
    expect(elementsOf(body, 'w:pStyle').map((style) => style.attributes['w:val'])).toEqual([
      'SignTitle',
      'SignBodyText',
      'Title',
      'Subtitle',
      'Heading1',
      'BodyText',
    ]);
  });

  it('comes right after the title and has no drafting note', () => {
    const problems = (body: string): string[] =>
      checkTemplate(makeSource(body), 'templates/core-hr-pack-mn/sample-policy.md', testPublisher).map(
        ({ message }) => message,
      );
    expect(problems(withPoster)).toEqual([]);
    expect(problems(`Text.\n\n${withPoster}`)).toEqual(['a sign comes right after the title']);
    expect(problems('<!-- letter -->\n\n> **Drafting note.** Choose.')).toEqual([
      'a drafting note cannot be on the page of a letter: put it before',
    ]);
  });
});

describe('letters', () => {
  it('have a page each, without head and foot', async () => {
    expect(await feet(letters)).toEqual([true, false, false, true]);
  });

  it('have a bookmark with their name, which is printed nowhere', async () => {
    const bookmarks = readPdf(await buildPdf(filled(letters), { fonts })).withEntry('/Title');
    expect(bookmarks.join(' ')).toContain('(First answer)');
    expect(wordText(docxOf(letters))).not.toContain('First answer');
  });

  it('share a section without head and foot in Word, each on a page of its own', () => {
    const body = docxOf(letters);
    const headers = elementsOf(body, 'w:sectPr').map((section) =>
      elementsOf(section, 'w:headerReference').map((header) => header.attributes['r:id']),
    );
    expect(headers).toEqual([['rId8', 'rId7'], ['rId12'], ['rId8', 'rId7']]);
    const second = elementsOf(body, 'w:p').find((paragraph) => wordText(paragraph) === 'Dear B');
    expect(second && elementsOf(second, 'w:pageBreakBefore')).toHaveLength(1);
  });
});

describe('the head of a long document', () => {
  const long = '## One\n\n' + 'word '.repeat(1600);
  const placeholders = ['effective_date: profile', 'company_name: profile'];
  const leadOf = (lead: string): string[] => {
    const template = makeTemplate(`${lead}\n\n${long}\n\n{{effective_date}} {{company_name}}`, {
      placeholders,
    });
    return documentParts(fillTemplate(template, 'sample')).lead.map((block) => JSON.stringify(block));
  };

  it('carries the company, the effective date and what is before the first heading', () => {
    const lead = leadOf('A word to begin with.');
    expect(lead).toHaveLength(3);
    expect(lead[0]).toContain('company_name');
    expect(lead[1]).toContain('Effective date: ');
    expect(lead[2]).toContain('A word to begin with.');
  });

  it('does not repeat what the text says itself', () => {
    expect(leadOf('{{company_name}}, from {{effective_date}}')).toHaveLength(1);
  });
});
