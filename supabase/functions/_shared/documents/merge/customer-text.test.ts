import { describe, expect, it } from 'vitest';
import { parseOwnSection } from '../mod.ts';
import { testPublisher } from '../testing/test-publisher.ts';
import { customerMarkdown } from './customer-text.ts';

const read = (text: string) => parseOwnSection({ title: 'Rules', text }, testPublisher);
/** The words of its paragraphs; a link is told by its address in angle brackets. */
const wordsOf = (text: string): string => {
  const words = (node: unknown): string => {
    if (Array.isArray(node)) return node.map(words).join('');
    if (typeof node !== 'object' || node === null) return '';
    const { type, value, href, children, items } = node as Record<string, unknown>;
    const own = typeof value === 'string' ? value : words(children ?? items);
    return type === 'link' ? `<${String(href)}>` : own;
  };
  return words(read(text).blocks);
};
const source = (...lines: string[]) => customerMarkdown(lines.join('\n')).source.split('\n');

describe('what a customer typed or pasted', () => {
  it('is a list where Word had one, with its second level', () => {
    expect(
      source(
        'Rules:',
        '•\tShoes',
        '•\tNo drinks',
        'o\tWater is fine',
        '•\tHair tied back',
        'Questions? Ask.',
      ),
    ).toEqual([
      'Rules:',
      '- Shoes',
      '- No drinks',
      '  - Water is fine',
      '- Hair tied back',
      '',
      'Questions? Ask.',
    ]);
    expect(
      source('·         Lockers', '–\u00a0Kit', '\uf0b7\tTools', '\uf0a7 Small', '•Near', '∙ Dot'),
    ).toEqual(['- Lockers', '- Kit', '- Tools', '- Small', '- Near', '- Dot']);
    expect(source('• One', '◦ Two', '▪ Three', '◦ Four', '• Five')).toEqual([
      '- One',
      '  - Two',
      '    - Three',
      '  - Four',
      '- Five',
    ]);
  });

  it('ends a line where it was ended, and leaves Markdown as it is', () => {
    expect(source('The office is open.', 'Closed on holidays.', '', 'Call us.')).toEqual([
      'The office is open.\\',
      'Closed on holidays.',
      '',
      'Call us.',
    ]);
    const markdown = [
      '# Head',
      'Text',
      '',
      '1) One',
      '2) Two',
      '',
      '| a | b |',
      '|---|---|',
      '| c | d |',
      '',
      '- x',
      '  more',
      '',
      '> quote',
    ];
    expect(source(...markdown)).toEqual(markdown);
    expect(source('a | b', '--|--', 'c | d', 'e | f')).toEqual(['a | b', '--|--', 'c | d', 'e | f']);
    expect(source('```', '• as it is', 'here', '```')).toEqual(['```', '• as it is', 'here', '```']);
    expect(source('office hours', 'on – off', 'of course')).toEqual([
      'office hours\\',
      'on – off\\',
      'of course',
    ]);
  });

  it.each([
    ['{Attachment A} and {co-op} and {when needed} and {{', '{Attachment A}'],
    ['Teams of <25 people, <b>bold</b>, <your lead>', 'your lead'],
    ['<div>', 'div'],
    ['Forms at www.example.com/rules or http://intranet.example.com/a_b.', 'http://intranet.example.com/a_b'],
    ['[the site](http://intranet.example.com)', 'the site (http://intranet.example.com)'],
    ['[x](javascript:alert)', 'x (javascript:alert)'],
    ['    indented by spaces', 'indented by spaces'],
    ['See [^1] and [Form 3].', 'Form 3'],
    ['C:\\Users and 5 * 3 * 2 and file_name_here', 'file_name_here'],
  ])('is read and not refused: %s', (typed, kept) => {
    expect(wordsOf(typed)).toContain(kept);
  });

  it('still fills the company’s fields, and names the line that was typed where it cannot', () => {
    expect(read('At {{company_name}}.').placeholders.map(({ key }) => key)).toEqual(['company_name']);
    expect(wordsOf('See https://example.com/a or hr@example.com.')).toBe(
      'See <https://example.com/a> or <mailto:hr@example.com>.',
    );
    expect(() => read('• One\nTwo\n\n{{secret}}')).toThrow(
      /Rules:4: unknown placeholder \{\{secret\}\}: the company/,
    );
  });
});
