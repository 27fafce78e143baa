import { describe, expect, it } from 'vitest';
import { TemplateError } from './errors.ts';
import { makeSource, makeTemplate, parseSource, richTemplate } from './testing/make-template.ts';
import type { Block, Inline } from './tree.ts';

function blocksOf(body: string, placeholders: string[] = []): readonly Block[] {
  return makeTemplate(body, { placeholders }).blocks;
}

function inlineOf(body: string, placeholders: string[] = []): readonly Inline[] {
  const [block] = blocksOf(body, placeholders);
  return block?.type === 'paragraph' ? block.children : [];
}

function problemsOf(source: string): string[] {
  try {
    parseSource(source);
  } catch (error) {
    if (error instanceof TemplateError)
      return error.problems.map((problem) => `${String(problem.line)}: ${problem.message}`);
    throw error;
  }
  return [];
}

describe('the front matter', () => {
  it('becomes the description of the template', () => {
    const template = richTemplate();
    expect(template).toMatchObject({
      title: 'Sample Policy',
      type: 'Policy Document',
      package: 'core-hr-pack-mn',
      order: 1,
      version: '1.0',
      states: ['MN'],
      lastReviewed: '2026-11-21',
      lawAsOf: '2026-11-21',
      summary: 'A policy for tests.',
      slug: 'sample-policy',
    });
    expect(template.wordCount).toBeGreaterThan(80);
  });

  it('takes profile fields from the contract and own ones from the file', () => {
    const template = makeTemplate('{{company_name}} {{limit}}', {
      placeholders: [
        'company_name: profile',
        'limit:',
        '  label: Limit',
        '  help: How many.',
        '  example: "5"',
        '  kind: number',
      ],
    });
    expect(template.placeholders.map((field) => [field.key, field.label, field.kind])).toEqual([
      ['company_name', 'Company name', 'text'],
      ['limit', 'Limit', 'number'],
    ]);
  });

  it('reads files with CRLF, a byte order mark and control characters as if they had none', () => {
    const source = makeSource('One {{company_name}}.', { placeholders: ['company_name: profile'] });
    const dirty = `\ufeff${source.replaceAll('\n', '\r\n').replace('One', 'O\u0000n\u0007e')}`;
    expect(parseSource(dirty, 'a/b.md').blocks).toEqual(parseSource(source, 'a/b.md').blocks);
  });

  it.each([
    ['a missing field', { version: null }, /^\d+: missing field "version"$/],
    ['an unknown field', { tilte: 'x' }, /unknown field "tilte"/],
    ['a version without quotes', { version: '2.10' }, /"version" must be in quotes/],
    ['an unknown type', { type: 'Poem' }, /"type" is "Poem"; known are Policy Document/],
    ['a date that does not exist', { law_as_of: '2026-02-30' }, /"law_as_of" must be a date/],
    ['a state that is none', { states: '[Minnesota]' }, /"Minnesota" is not a two-letter state code/],
    ['no states', { states: '[]' }, /needs at least one state/],
    ['an order that is no number', { order: 'first' }, /"order" must be a whole number/],
  ])('refuses %s', (_name, matter, message) => {
    expect(problemsOf(makeSource('Text.', { matter })).join('\n')).toMatch(message);
  });

  it('names the line of a mistake', () => {
    expect(problemsOf(makeSource('Text.', { matter: { type: 'Poem', law_as_of: 'soon' } }))).toEqual([
      expect.stringMatching(/^3: "type"/),
      expect.stringMatching(/^9: "law_as_of"/),
    ]);
  });

  it.each([
    [
      'a choice without its example among the options',
      ['pick:', '  label: L', '  help: H', '  example: z', '  kind: choice', '  options: [a, b]'],
      /the example of "pick" must be one of its options/,
    ],
    [
      'a date that is none',
      ['day:', '  label: L', '  help: H', '  example: tomorrow', '  kind: date'],
      /the example of "day" must be a date/,
    ],
    [
      'a suggestion for what only the plan says',
      [
        'end:',
        '  label: L',
        '  help: Read the plan documents.',
        '  example: E',
        '  kind: text',
        '  suggested: true',
      ],
      /"end" is read in the plan documents: ask for it/,
    ],
    ['an unknown profile field', ['shoe_size: profile'], /"shoe_size" is not a field of the company profile/],
    [
      'a profile field declared again',
      ['company_name:', '  label: L', '  help: H', '  example: E', '  kind: text'],
      /write "company_name: profile"/,
    ],
    ['a key that is none', ['Company-Name: profile'], /is not a placeholder's key/],
    [
      'an unknown kind',
      ['x_1:', '  label: L', '  help: H', '  example: E', '  kind: color'],
      /"placeholders.x_1.kind" is "color"/,
    ],
  ])('refuses %s', (_name, placeholders, message) => {
    expect(problemsOf(makeSource('Text.', { placeholders })).join('\n')).toMatch(message);
  });

  it('refuses aliases, broken YAML and files without front matter', () => {
    expect(problemsOf(makeSource('x', { matter: { summary: '&a text', package: '*a' } })).join()).toMatch(
      /anchors and aliases/,
    );
    expect(problemsOf(makeSource('x', { matter: { summary: '"open' } })).join()).toMatch(/front matter: /);
    expect(problemsOf('# Only text')).toEqual([
      '1: The file must begin with front matter between two lines of ---',
    ]);
  });
});

describe('the text', () => {
  it('knows placeholders in words, lists, tables and headings', () => {
    const template = makeTemplate(
      '## Rules of {{company_name}}\n\n- {{company_name}}\n\n| a |\n|---|\n| {{company_name}} |',
      { placeholders: ['company_name: profile'] },
    );
    expect(JSON.stringify(template.blocks).match(/"placeholder"/g)).toHaveLength(3);
  });

  it('refuses an unknown placeholder, with its line', () => {
    expect(problemsOf(makeSource('One.\n\nTwo\nthree {{nobody}}.'))).toEqual([
      '18: unknown placeholder {{nobody}}: declare it in the front matter',
    ]);
  });

  it('takes five underscores or more for a line to write on, named by the words before it', () => {
    expect(inlineOf('Employee name: ________ Date: _____')).toEqual([
      { type: 'text', value: 'Employee name: ' },
      { type: 'blank', length: 8, label: 'Employee name' },
      { type: 'text', value: ' Date: ' },
      { type: 'blank', length: 5, label: 'Date' },
    ]);
    expect(
      inlineOf('(_____) or (_____), but not ____ or snake_case_name').filter((node) => node.type === 'blank'),
    ).toHaveLength(2);
    expect(inlineOf('____________')).toEqual([{ type: 'blank', length: 12, label: 'Write here' }]);
    expect(inlineOf('Said. **Your name:** _______').at(-1)).toMatchObject({
      type: 'blank',
      label: 'Your name',
    });
  });

  it('reads signature blocks and sees who is named', () => {
    expect(
      blocksOf('```signature\nEmployee\n{{owner_name}}, {{owner_title}}\nWitness: Jo Doe\n```', [
        'owner_name: profile',
        'owner_title: profile',
      ]),
    ).toMatchObject([{ type: 'signature', parties: [{ named: false }, { named: true }, { named: true }] }]);
  });

  it('separates notes from quotations', () => {
    const kinds = blocksOf(
      '> **Drafting note.** a\n\ntext\n\n> **The law.** b\n\ntext\n\n> **Note.** c',
    ).flatMap((block) => (block.type === 'quote' ? [block.kind] : []));
    expect(kinds).toEqual(['drafting-note', 'law', 'quote']);
  });

  it('reads page breaks and refuses other HTML and images', () => {
    expect(blocksOf('a\n\n<!-- page break -->\n\nb').map((block) => block.type)).toEqual([
      'paragraph',
      'pageBreak',
      'paragraph',
    ]);
    expect(problemsOf(makeSource('<div>x</div>'))).toEqual([
      expect.stringMatching(/^15: raw HTML is not allowed/),
    ]);
    expect(problemsOf(makeSource('a <b>x</b>'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^15: raw HTML/)]),
    );
    expect(problemsOf(makeSource('![x](https://example.com/x.png)'))).toEqual(['15: images are not allowed']);
    expect(problemsOf(makeSource('<!-- a comment -->'))).toEqual([expect.stringMatching(/raw HTML/)]);
  });

  it.each([
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//example.com',
    '/local',
    'https://exa"mple.com',
  ])('refuses a link to %s', (address) => {
    expect(problemsOf(makeSource(`[x](<${address}>)`)).join()).toMatch(
      /a link must begin with https: or mailto:/,
    );
  });

  it('numbers footnotes in the order of their use and finds the ones that dangle', () => {
    const template = makeTemplate('A[^b] and B[^a].\n\n[^a]: first\n[^b]:\n    second\n    goes on');
    expect(template.footnotes).toEqual([
      { id: 'b', number: 1, children: [{ type: 'text', value: 'second goes on' }] },
      { id: 'a', number: 2, children: [{ type: 'text', value: 'first' }] },
    ]);
    expect(problemsOf(makeSource('A[^x].\n\n[^y]: unused'))).toEqual([
      '15: footnote [^x] is not defined',
      '17: footnote [^y] is never used',
    ]);
  });

  it('decodes character references and curls quotes', () => {
    expect(
      inlineOf(`5 &gt; 3 &amp; "so" it's {{company_name}}'s &#167; 7`, ['company_name: profile']),
    ).toEqual([
      { type: 'text', value: '5 > 3 & “so” it’s ' },
      { type: 'placeholder', key: 'company_name' },
      { type: 'text', value: '’s § 7' },
    ]);
  });

  it('keeps the state of tasks, the start of lists and the alignment of columns', () => {
    expect(blocksOf('- [ ] a\n- [x] b')).toMatchObject([
      { type: 'list', items: [{ checked: false }, { checked: true }] },
    ]);
    expect(blocksOf('- [x] a\n\n  more\n\n- [ ] b')).toMatchObject([
      { type: 'list', loose: true, items: [{ checked: true }, { checked: false }] },
    ]);
    expect(blocksOf('4. a')).toMatchObject([{ type: 'list', ordered: true, start: 4 }]);
    expect(blocksOf('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |')).toMatchObject([
      { type: 'table', align: ['left', 'center', 'right'] },
    ]);
  });

  it('counts words, a placeholder as one', () => {
    expect(
      makeTemplate('One two {{company_name}} four — five.\n\n- six\n\n| seven |\n|--|\n| eight |', {
        placeholders: ['company_name: profile'],
      }).wordCount,
    ).toBe(8 + 2);
  });
});
