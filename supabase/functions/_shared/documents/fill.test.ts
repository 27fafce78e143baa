import { describe, expect, it } from 'vitest';
import { DocumentError } from './errors.ts';
import { fillTemplate } from './fill.ts';
import type { DocumentMode, FilledDocument } from './fill.ts';
import { makeTemplate, richTemplate } from './testing/make-template.ts';

const template = richTemplate();

function fieldOf(
  document: FilledDocument,
  key: string,
): { value: string | null; display: string } | undefined {
  const field = document.fields.find((candidate) => candidate.key === key);
  return field && { value: field.value, display: field.display };
}

describe('filling a template', () => {
  it('leaves every field open in blank, marked with its label', () => {
    const document = fillTemplate(template, 'blank', { company_name: 'Ignored' });
    expect(fieldOf(document, 'company_name')).toEqual({ value: null, display: '[Company name]' });
    expect(document.fields.every((field) => field.value === null)).toBe(true);
  });

  it('takes the examples in sample, dates in words', () => {
    const document = fillTemplate(template, 'sample', { company_name: 'Ignored' });
    expect(fieldOf(document, 'company_name')).toEqual({
      value: 'Lakeside Dental LLC',
      display: 'Lakeside Dental LLC',
    });
    expect(fieldOf(document, 'effective_date')).toEqual({ value: '2027-01-01', display: 'January 1, 2027' });
    expect(document.fields.every((field) => field.value !== null)).toBe(true);
  });

  it('takes the given values in company and leaves the others open', () => {
    const document = fillTemplate(template, 'company', {
      company_name: ' Acme\r\nInc. ',
      hr_contact_name: ' \u0000 ',
      pay_frequency: 'Weekly-ish',
      unknown: 'x',
    });
    expect(fieldOf(document, 'company_name')).toEqual({ value: 'Acme Inc.', display: 'Acme Inc.' });
    expect(fieldOf(document, 'hr_contact_name')).toEqual({ value: null, display: '[HR contact]' });
    expect(fieldOf(document, 'pay_frequency')?.value).toBe('Weekly-ish');
    expect(fieldOf(document, 'unknown')).toBeUndefined();
  });

  it('never leaves a raw placeholder in any mode', () => {
    for (const mode of ['blank', 'sample', 'company'] as const) {
      const { blocks, footnotes, workbook } = fillTemplate(template, mode);
      expect(JSON.stringify({ blocks, footnotes })).not.toContain('"type":"placeholder"');
      expect(JSON.stringify(workbook)).not.toContain('{{');
    }
  });

  it('does not take what every object inherits for a value', () => {
    const odd = makeTemplate('{{constructor}}', {
      placeholders: [
        'constructor:',
        '  label: Builder',
        '  help: Who builds.',
        '  example: Jo',
        '  kind: text',
      ],
    });
    expect(fieldOf(fillTemplate(odd, 'company', {}), 'constructor')).toEqual({
      value: null,
      display: '[Builder]',
    });
    const values = JSON.parse('{"__proto__": {"company_name": "evil"}}') as Record<string, string>;
    expect(fieldOf(fillTemplate(template, 'company', values), 'company_name')?.value).toBeNull();
  });

  it('knows the company even where the text does not name it', () => {
    expect(fillTemplate(makeTemplate('Text.'), 'company', { company_name: 'Acme' }).company.value).toBe(
      'Acme',
    );
  });

  it('leaves out drafting notes on request, also inside lists', () => {
    const noted = makeTemplate(
      '> **Drafting note.** x\n\n- a\n\n  > **Drafting note.** y\n\n> **The law.** As of 2026.',
    );
    expect(JSON.stringify(fillTemplate(noted, 'blank').blocks).match(/drafting-note/g)).toHaveLength(2);
    const hidden = JSON.stringify(fillTemplate(noted, 'blank', {}, { draftingNotes: 'hide' }).blocks);
    expect(hidden).not.toContain('drafting-note');
    expect(hidden).toContain('"law"');
  });

  it('leaves out with the notes what only held notes', () => {
    const noted = makeTemplate(
      [
        'Kept.[^b]',
        '---',
        '## For the office',
        '> **Drafting note.** See the agency.[^a]',
        '### Before you begin',
        '> **Drafting note.** Read this.',
        '## Rules',
        '- > **Drafting note.** y',
        '- a rule',
        '## Empty on purpose',
        '---',
        '## For the owner',
        '> **Drafting note.** z',
        '[^a]: Only the note says so.',
        '[^b]: The text says so.',
      ].join('\n\n'),
    );
    const shown = fillTemplate(noted, 'company');
    expect(shown.footnotes.map(({ id, number }) => [id, number])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    const { blocks, footnotes } = fillTemplate(noted, 'company', {}, { draftingNotes: 'hide' });
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'rule', 'heading', 'list', 'heading']);
    expect(blocks[3]).toMatchObject({ items: [{ blocks: [{ type: 'paragraph' }] }] });
    expect(footnotes.map(({ id, number }) => [id, number])).toEqual([['b', 1]]);
  });

  it('keeps the figures of an example out of a company’s own worksheet', () => {
    const log = makeTemplate('Text.', {
      extra: [
        'workbook:',
        '  - name: Log',
        '    title: Pay runs',
        '    columns:',
        '      - { header: Quarter, key: quarter, kind: text, width: 12 }',
        '      - { header: Gross, key: gross, kind: money, width: 12 }',
        '    example_rows:',
        '      - { quarter: 2027 Q1, gross: 31840 }',
        '    rows:',
        '      - { quarter: 2027 Q2 }',
        '    empty_rows: 3',
      ],
    });
    for (const mode of ['blank', 'sample'] as const) {
      expect(fillTemplate(log, mode).workbook[0]).toMatchObject({
        rows: [{ quarter: '2027 Q1', gross: 31840 }, { quarter: '2027 Q2' }],
        emptyRows: 3,
      });
    }
    const [own] = fillTemplate(log, 'company').workbook;
    expect(own?.rows).toEqual([{ quarter: '2027 Q2' }]);
    expect(own?.emptyRows).toBe(4);
  });

  it('refuses an unknown mode', () => {
    expect(() => fillTemplate(template, 'draft' as DocumentMode)).toThrow(DocumentError);
  });
});
