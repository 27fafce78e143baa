import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { elementsOf, wordText } from '../testing/xml.ts';
import type { XmlElement } from '../testing/xml.ts';
import { buildDocx } from './build-docx.ts';

function bodyOf(markdown: string): XmlElement {
  const file = buildDocx(fillTemplate(makeTemplate(markdown), 'sample'), { controls: true });
  return partOf(readXmlParts(file), 'word/document.xml');
}

function paragraphOf(body: XmlElement, text: string): XmlElement {
  const found = elementsOf(body, 'w:p').find((paragraph) => wordText(paragraph).startsWith(text));
  if (!found) throw new Error(`No paragraph begins with "${text}"`);
  return found;
}

function staysWithNext(paragraph: XmlElement): boolean {
  return elementsOf(paragraph, 'w:keepNext').length > 0;
}

describe('the layout of a Word file', () => {
  it('leaves room between a table and the list below it', () => {
    const body = bodyOf('| a | b |\n| --- | --- |\n| 1 | 2 |\n\n- [ ] First\n- [ ] Second');
    const before = (text: string): string | undefined =>
      elementsOf(paragraphOf(body, text), 'w:spacing')[0]?.attributes['w:before'];
    expect(before('☐First')).toBe('160');
    expect(before('☐Second')).toBeUndefined();
  });

  it.each([
    ['at the top', '| a |\n| - |\n| 1 |'],
    ['in a list', '- Item\n\n  | a |\n  | - |\n  | 1 |'],
    ['in a list in a list', '- Item\n  - Inner\n\n    | a |\n    | - |\n    | 1 |'],
    ['in a note', '> **The law.** As of now.\n>\n> | a |\n> | - |\n> | 1 |'],
  ])('parts a table from the one before it %s', (_name, before) => {
    const document = bodyOf(`${before}\n\n| b |\n| - |\n| 2 |`);
    const kinds = elementsOf(document, 'w:body')[0]?.children.map(({ name }) => name) ?? [];
    expect(kinds.filter((kind) => kind === 'w:tbl')).toHaveLength(2);
    expect(kinds.join(' ')).not.toContain('w:tbl w:tbl');
  });

  it('gives a column the room that its lines to write on need', () => {
    const line = '_'.repeat(20);
    const body = bodyOf(
      `| Item of the letter | Before | Now |\n| --- | --- | --- |\n| Position and workplace | ${line} | ${line} |`,
    );
    const widths = elementsOf(body, 'w:gridCol').map((column) => Number(column.attributes['w:w']));
    // 20 underscores of 10 points in Cambria and the padding of both sides.
    for (const width of widths.slice(1)) expect(width).toBeGreaterThanOrEqual(20 * 100 + 216);
  });

  it('gives a column the room that the longest word of its bold heading needs', () => {
    const long = 'a text that takes all the room that it can get and then goes on for a while '.repeat(3);
    const body = bodyOf(`| What | Entered |\n| --- | --- |\n| ${long} | x |`);
    const width = Number(elementsOf(body, 'w:gridCol')[1]?.attributes['w:w']);
    // "Entered" in the bold type of a machine without Cambria is 48 points wide.
    expect(width).toBeGreaterThanOrEqual(48 * 20 + 216);
  });

  it('keeps two rows with a table’s header and two at its end, and all of a short one', () => {
    const kept = (count: number): string[] => {
      const names = Array.from({ length: count }, (_none, index) => `row ${String(index + 1)}.`);
      const body = bodyOf(`| a |\n| --- |\n${names.map((name) => `| ${name} |`).join('\n')}`);
      return ['a', ...names].filter((text) => staysWithNext(paragraphOf(body, text)));
    };
    expect(kept(20)).toEqual(['a', 'row 1.', 'row 19.']);
    expect(kept(12)).toHaveLength(12);
  });

  const answered = (markdown: string, value: string): XmlElement => {
    const template = makeTemplate(markdown, {
      placeholders: [
        'own_rules: { label: Rules, help: None., example: Be kind., kind: paragraph }',
        'pay_frequency: profile',
      ],
    });
    const filled = fillTemplate(template, 'company', { own_rules: value, pay_frequency: value });
    return partOf(readXmlParts(buildDocx(filled, { controls: true })), 'word/document.xml');
  };
  const lines = (count: number): string => Array.from({ length: count }, () => 'a line').join('\n');
  const unsplitRows = (body: XmlElement): boolean[] =>
    elementsOf(body, 'w:tr').map((row) => elementsOf(row, 'w:cantSplit').length > 0);

  it.each([
    ['the lines of an answer', '{{own_rules}}', lines(70)],
    ['fewer lines of it, in bold', '**{{own_rules}}**', lines(25)],
    ['the lines that somebody may write in Word', '{{own_rules}}', ''],
    ['characters', 'many words '.repeat(100), ''],
    ['characters in a narrow column', `${'words '.repeat(60)}| ${'words '.repeat(500)}`, ''],
  ])('lets a row that is tall by %s go over to the next page', (_name, cell, value) => {
    const body = answered(
      `{{pay_frequency}} {{own_rules}}\n\n| a | b |\n| - | - |\n| short | x |\n| ${cell} |`,
      value,
    );
    expect(unsplitRows(body)).toEqual([true, true, false]);
  });

  it('keeps the few lines of an address in one row', () => {
    expect(
      unsplitRows(answered('{{own_rules}}\n\n| a |\n| - |\n| Acme |\n| {{pay_frequency}} |', 'Monthly')),
    ).toEqual([true, true, true]);
    expect(unsplitRows(answered('{{pay_frequency}}\n\n| a |\n| - |\n| {{own_rules}} |', lines(3)))).toEqual([
      true,
      true,
    ]);
  });

  it('does not keep a short table whole that is taller than half a page by its lines', () => {
    const kept = (count: number): boolean => {
      const body = answered(
        '{{pay_frequency}}\n\n| a |\n| - |\n| {{own_rules}} |\n| 2. |\n| 3. |\n| 4. |',
        lines(count),
      );
      return staysWithNext(paragraphOf(body, '2.'));
    };
    expect([kept(3), kept(70)]).toEqual([true, false]);
  });

  it('keeps a signature with the list or the table above it', () => {
    const signed = '\n\n```signature\nEmployee\n```';
    expect(staysWithNext(paragraphOf(bodyOf(`- one\n- two${signed}`), 'two'))).toBe(true);
    expect(staysWithNext(paragraphOf(bodyOf(`| a |\n| --- |\n| one |${signed}`), 'one'))).toBe(true);
  });

  it('keeps a bold lead-in with its table', () => {
    const body = bodyOf('**Three examples**\n\n| a |\n| --- |\n| one |');
    expect(staysWithNext(paragraphOf(body, 'Three'))).toBe(true);
  });

  it('lets the parties of a signature block sign on one page', () => {
    const body = bodyOf('We agree.\n\n```signature\nEmployee\nWitness\n```');
    const labels = elementsOf(body, 'w:p').filter((paragraph) => wordText(paragraph).startsWith('Signature'));
    expect(staysWithNext(paragraphOf(body, 'We agree.'))).toBe(true);
    expect(labels.map(staysWithNext)).toEqual([true, false]);
  });
});
