import { describe, expect, it } from 'vitest';
import { TemplateError } from '../errors.ts';
import { fillTemplate } from '../fill.ts';
import { makeSource, makeTemplate, parseSource } from '../testing/make-template.ts';
import { writeMarkdown } from '../text/render-markdown.ts';
import { MarkdownTree } from '../text/markdown-tree.ts';
import type { Inline } from '../tree.ts';

const placeholders = ['company_name: profile', 'hr_contact_name: profile'];

function inlineOf(body: string): readonly Inline[] {
  const [block] = makeTemplate(body, { placeholders }).blocks;
  return block?.type === 'paragraph' ? block.children : [];
}

function problemsOf(body: string): string[] {
  try {
    parseSource(makeSource(body, { placeholders }));
  } catch (error) {
    if (error instanceof TemplateError) return error.problems.map(({ message }) => message);
    throw error;
  }
  return [];
}

/** The text's own Markdown file, without title and small print. */
function markdownOf(body: string, values: Record<string, string> = {}): string {
  const document = fillTemplate(makeTemplate(body, { placeholders }), 'company', values);
  const tree = new MarkdownTree(document.footnotes);
  return writeMarkdown({ type: 'root', children: [...tree.blocks(document.blocks), ...tree.notes()] });
}

describe('the marks of a template', () => {
  it('are read inside emphasis, links and cells', () => {
    expect(inlineOf('**{{company_name}}** and [{{ company_name }}](https://example.com)')).toEqual([
      { type: 'strong', children: [{ type: 'placeholder', key: 'company_name' }] },
      { type: 'text', value: ' and ' },
      {
        type: 'link',
        href: 'https://example.com',
        children: [{ type: 'placeholder', key: 'company_name' }],
      },
    ]);
  });

  it('name facts, as a text or as a number', () => {
    expect(inlineOf('{mn-minimum-wage} or {mn-minimum-wage number}')).toEqual([
      { type: 'fact', key: 'mn-minimum-wage', form: 'text' },
      { type: 'text', value: ' or ' },
      { type: 'fact', key: 'mn-minimum-wage', form: 'number' },
    ]);
  });

  it.each([
    ['{{company_name}', 'a placeholder is not closed'],
    ['{{company_name', 'a placeholder is not closed'],
    ['{{company\nname}}', 'a placeholder is not closed'],
    ['{mn-minimum-wage', 'a brace belongs to no fact and no condition'],
    ['{Wage}', 'a brace belongs to no fact and no condition'],
    ['`{{company_name}}`', 'a placeholder cannot be inside code'],
    ['`{when company_name == "A"}`', 'a condition cannot be inside code'],
    ['```\nA {when company_name == "A"}B{end}\n```', 'a condition cannot be inside code'],
  ])('are reported for %s', (body, message) => {
    expect(problemsOf(body)).toContain(message);
  });

  it('cannot be written as character references', () => {
    expect(inlineOf('A &#xe000;&#xe000;&#xe000;&#xe000;&#xe000; &#xe001;0&#xe002; Z')).toEqual([
      { type: 'text', value: 'A  0 Z' },
    ]);
  });
});

describe('a line of a signature block', () => {
  const partiesOf = (lines: string) => {
    const [block] = makeTemplate(`\`\`\`signature\n${lines}\n\`\`\``, { placeholders }).blocks;
    return block?.type === 'signature' ? block.parties : [];
  };

  it.each(['1.', '-', '#', '>', '[x]:', '***'])('is running text after %s', (start) => {
    const [party] = partiesOf(`${start} {{company_name}}`);
    expect(party?.children.at(-1)).toEqual({ type: 'placeholder', key: 'company_name' });
  });
});

describe('footnotes', () => {
  it('go on in the next line and the next paragraph', () => {
    const { blocks, footnotes } = makeTemplate(
      'A.[^rate] B.[^form]\n\n[^rate]: The agency publishes the rate;\nwe post it.\n[^form]: The box is on page two.\n\n    Leave it empty.\n\nThe last paragraph.',
    );
    expect(blocks).toHaveLength(2);
    expect(footnotes.map(({ children }) => children)).toEqual([
      [{ type: 'text', value: 'The agency publishes the rate; we post it.' }],
      [
        { type: 'text', value: 'The box is on page two.' },
        { type: 'break' },
        { type: 'text', value: 'Leave it empty.' },
      ],
    ]);
  });

  it('hold nothing but paragraphs, and no other note', () => {
    expect(problemsOf('A.[^a]\n\n[^a]: Words.\n\n    - a list')).toEqual([
      'a footnote holds paragraphs only',
    ]);
    expect(problemsOf('A.[^a]\n\n[^a]: See[^b].\n[^b]: B.')).toEqual(['a footnote cannot have a footnote']);
    expect(problemsOf('A.[^a]\n\n[^a]: One.\n\n[^a]: Two.')).toEqual(['footnote [^a] is defined twice']);
  });
});

describe('character references', () => {
  it('are those of the standard, all of them', () => {
    expect(
      inlineOf(
        'Caf&eacute; 5&nbsp;&euro; or 4&thinsp;&pound; &plusmn; &laquo;net&raquo; &check; &amp; &none;',
      ),
    ).toEqual([{ type: 'text', value: 'Café 5\u00a0€ or 4\u2009£ ± «net» ✓ & &none;' }]);
  });
});

describe('the file of a table', () => {
  it('keeps bars inside their cells', () => {
    const body =
      '| Group | Who |\n| --- | --- |\n| Full-time \\| part-time | {{hr_contact_name}} |\n| `A\\|B` | none |';
    expect(markdownOf(body, { hr_contact_name: 'Jo Example | HR' })).toBe(
      '| Group | Who |\n| - | - |\n| Full-time \\| part-time | Jo Example \\| HR |\n| `A\\|B` | none |\n',
    );
  });
});
