import { describe, expect, it } from 'vitest';
import { headingNumber } from '../conditions/renumber.ts';
import { fillTemplate } from '../fill.ts';
import { bundledFonts, parseOwnSection, renderHandbook, type HandbookFormat } from '../mod.ts';
import { plainText } from '../parse/plain-text.ts';
import type { Template } from '../template.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { testPublisher } from '../testing/test-publisher.ts';
import { elementsOf } from '../testing/xml.ts';
import { mergeDocuments } from './merge-documents.ts';

const days = (example: string): string[] => [
  'days:',
  '  label: Days',
  '  help: How many.',
  `  example: ${example}`,
  '  kind: text',
];
const shared = ['company_name: profile', 'effective_date: profile'];

const handbook = makeTemplate(
  `{{company_name}}

Effective date: {{effective_date}}

## Welcome

Read 2.1 and section 2.

## 1. Start

Overtime is 1.5 times the rate.

## 2. Time off

### 2.1 Leave

{{days}} days; as in 2.1 (1 and 2.1).[^n]

<!-- page break -->

## Acknowledgment

\`\`\`signature
Employee
\`\`\`

[^n]: A note on {{company_name}}.`,
  {
    matter: { title: 'The Handbook', type: 'Handbook', law_as_of: '2026-11-20' },
    placeholders: [...shared, ...days('ten')],
  },
);
const policy = makeTemplate(
  `{{company_name}} in short:

| Question | Section |
| --- | --- |
| When? | 2 |

## 1. Purpose

See section 2, Handbook 2.1, section 1 of Form I-9 and the handbook says in section 2.[^n]

## 2. Rules

{{days}} hours by {{effective_date}}.

> **Drafting note.** Decide.

[^n]: Another note.`,
  {
    matter: { title: 'The Policy', law_as_of: '2026-11-25', last_reviewed: '2026-11-25', version: '"1.4"' },
    placeholders: [...shared, ...days('five')],
  },
);
const own = parseOwnSection(
  { title: 'Dogs', text: '# Rules\n\nAt {{company_name}}: section 1.\n\n## 1. When\n\nAlways.' },
  testPublisher,
);
const values = { company_name: 'Lakeside', effective_date: '2027-01-01' };

const merge = (templates: readonly Template[], papers: 'end' | 'none' = 'end') =>
  mergeDocuments(
    templates.map((template, index) =>
      fillTemplate(template, 'company', { ...values, days: String(index) }, { draftingNotes: 'hide' }),
    ),
    { title: 'Our handbook', papers },
  );
const render = (format: HandbookFormat, templates = [handbook, own, policy]) =>
  renderHandbook({
    title: 'Our handbook',
    papers: 'end',
    chapters: templates.map((template, index) => ({ template, values: { ...values, days: String(index) } })),
    format,
    fonts: bundledFonts(),
    facts: new Map(),
    today: '2026-11-26',
  });
const textOf = async () => new TextDecoder().decode((await render('md')).bytes);
const headingsOf = ({ blocks }: ReturnType<typeof merge>) =>
  blocks.flatMap((block) =>
    block.type === 'heading' ? [`${'#'.repeat(block.depth)} ${plainText(block.children)}`] : [],
  );

describe('merging documents', () => {
  it('numbers chapters and their sections, and puts pages to sign at the end', () => {
    expect(headingsOf(merge([handbook, own, policy]))).toEqual([
      '## 1. The Handbook',
      '### Welcome',
      '### 1.1 Start',
      '### 1.2 Time off',
      '#### 1.2.1 Leave',
      '## 2. Dogs',
      '### Rules',
      '#### 2.1 When',
      '## 3. The Policy',
      '### 3.1 Purpose',
      '### 3.2 Rules',
      '## 4. Forms and pages to sign',
      '### Acknowledgment (The Handbook)',
    ]);
    expect(headingsOf(merge([handbook, policy], 'none')).at(-1)).toBe('### 2.2 Rules');
    const numbers = merge([handbook, own, policy])
      .blocks.map(headingNumber)
      .filter((number) => number !== null);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('keeps references right: to the own chapter, to the handbook, and not to other papers', async () => {
    const text = await textOf();
    expect(text).toContain('Read 1.2.1 and section 1.2.');
    expect(text).toContain('as in 1.2.1 (1.1 and 1.2.1)');
    expect(text).toContain('1.5 times the rate');
    expect(text).toContain(
      'See section 3.2, Handbook 1.2.1, section 1 of Form I-9 and the handbook says in section 1.2',
    );
    expect(text).toContain('| When? | 3.2 |');
    expect(text).toContain('At Lakeside: section 2.1.');
  });

  it('leaves a reference to a handbook that is not part of it', () => {
    expect(JSON.stringify(merge([policy]).blocks)).toContain('Handbook 2.1');
  });

  it('has one cover with the earliest day of the law, and says what it is made of', () => {
    const { template, contents } = merge([policy, own, handbook]);
    expect(template).toMatchObject({
      title: 'Our handbook',
      lawAsOf: '2026-11-20',
      lastReviewed: '2026-11-25',
      version: '2026-11-25',
      states: ['MN'],
      summary: 'Made of The Policy (version 1.4), The Handbook (version 1.0).',
    });
    expect(contents).toBe('full');
  });

  it('says the company and the day once, on the cover', async () => {
    const lines = (await textOf()).split('\n');
    expect(lines.filter((line) => line === 'Lakeside')).toEqual([]);
    expect(lines.filter((line) => line.startsWith('Effective date'))).toEqual([]);
    expect(lines.join()).not.toMatch(/drafting/i);
  });

  it('gives each field, footnote, bookmark and control its own name', async () => {
    const { fields, footnotes } = merge([handbook, own, policy]);
    expect(fields.map(({ key, value }) => [key, value])).toEqual([
      ['company_name', 'Lakeside'],
      ['effective_date', '2027-01-01'],
      ['days', '0'],
      ['days_2', '2'],
    ]);
    expect(footnotes.map(({ id, number }) => [id, number])).toEqual([
      ['1-n', 1],
      ['3-n', 2],
    ]);
    const { bytes, fileName } = await render('docx');
    expect(fileName).toBe('handbook-company-issue-copy.docx');
    const document = partOf(readXmlParts(bytes), 'word/document.xml');
    for (const [element, attribute] of [
      ['w:bookmarkStart', 'w:name'],
      ['w:bookmarkStart', 'w:id'],
    ] as const) {
      const names = elementsOf(document, element).map(({ attributes }) => attributes[attribute]);
      expect(names.length).toBeGreaterThan(5);
      expect(new Set(names).size).toBe(names.length);
    }
    const ids = elementsOf(document, 'w:sdtPr').flatMap((control) =>
      elementsOf(control, 'w:id').map(({ attributes }) => attributes['w:val']),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const marks = new Set(
      elementsOf(document, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name']),
    );
    const links = elementsOf(document, 'w:hyperlink').map(({ attributes }) => attributes['w:anchor']);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !marks.has(link ?? ''))).toEqual([]);
  });

  it('gives the same bytes for the same input', async () => {
    for (const format of ['docx', 'pdf'] as const)
      expect((await render(format)).bytes).toEqual((await render(format)).bytes);
  });

  it('refuses nothing but own text, and what is too long for one file', () => {
    expect(() => merge([own])).toThrow('Choose at least one document.');
    const long = makeTemplate(`${'word '.repeat(1000)}\n\n`.repeat(29));
    expect(() => merge([long, long, long, long, long])).toThrow('too long');
  });

  it('names what is wrong in an own section, with its line', () => {
    const read = (text: string) => () => parseOwnSection({ title: 'Dogs', text }, testPublisher);
    expect(read('Fine.\n\n{{secret}}')).toThrow(/Dogs:3: unknown placeholder/);
    expect(read('![x](https://example.com/x.png)')).toThrow(/Dogs:1: images are not allowed/);
  });

  it('prints what could do harm in an own section as words', async () => {
    const harmful = parseOwnSection(
      { title: 'Dogs', text: '<script>alert(1)</script>\n\n[x](javascript:alert)' },
      testPublisher,
    );
    const html = new TextDecoder().decode((await render('html', [handbook, harmful])).bytes);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('x (javascript:alert)');
    expect(html).not.toMatch(/<script|href="javascript/);
  });

  it('names characters of an own section that the PDF cannot show', async () => {
    const pastry = parseOwnSection({ title: 'Food', text: 'Take a 🥐.' }, testPublisher);
    await expect(render('pdf', [handbook, pastry])).rejects.toMatchObject({
      code: 'missing_glyphs',
      message: expect.stringContaining('of the text: 🥐') as unknown,
    });
  });
});
