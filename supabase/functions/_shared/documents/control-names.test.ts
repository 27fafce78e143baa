import { describe, expect, it } from 'vitest';
import { buildDocx } from './docx/build-docx.ts';
import { fillTemplate } from './fill.ts';
import { bundledFonts } from './fonts.ts';
import { buildPdf } from './pdf/build-pdf.ts';
import { makeTemplate } from './testing/make-template.ts';
import { partOf, readXmlParts } from './testing/read-parts.ts';
import { readPdf } from './testing/read-pdf.ts';
import { elementsOf } from './testing/xml.ts';

const person = (line: string): string =>
  ['Phone', 'Phone 2', 'Date', 'Date 2', 'Witness', 'Witness 2', 'Naïve', '姓名']
    .map((label) => `${label}: ${line}`)
    .join('\n\n');

/** Two people with the same questions, whose labels end as the numbers of names do. */
const form = `## First person

${person('____________________')}

- [ ] Agrees
- [ ] Agrees 2
- [ ] Agrees

| Shift | Hours | Hours 2 |
| --- | --- | --- |
| Day | | |
| Day | | |
| Day 2 | | |

## Second person

${person('____________________')}

- [ ] Agrees
- [ ] Agrees 2`;

const document = fillTemplate(makeTemplate(form), 'blank');
const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('controls whose labels repeat or end with a number', () => {
  it('have names and tooltips of their own in a PDF form', async () => {
    const pdf = readPdf(await buildPdf(document, { license: undefined, fonts: bundledFonts() }));
    const fields = pdf.withEntry('/Kids').filter((body) => body.includes('/FT/'));
    const values = (entry: string): string[] =>
      fields.map((body) => new RegExp(`/${entry}(\\([^)]*\\)+|<[^>]*>)`).exec(body)?.[1] ?? '');
    expect(fields.length).toBe(16 + 5 + 6);
    expect(repeated(values('T'))).toEqual([]);
    expect(repeated(values('TU'))).toEqual([]);
  });

  it('have tags of their own in a Word file', () => {
    const parts = readXmlParts(buildDocx(document, { license: undefined, controls: true, measured: null }));
    const tags = elementsOf(partOf(parts, 'word/document.xml'), 'w:tag').map(
      ({ attributes }) => attributes['w:val'] ?? '',
    );
    expect(tags).toEqual([
      'Check_agrees',
      'Check_agrees_2',
      'Check_agrees_3',
      'Check_agrees_4',
      'Check_agrees_2_2',
    ]);
    expect(repeated(tags)).toEqual([]);
  });
});
