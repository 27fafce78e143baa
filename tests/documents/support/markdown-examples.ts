import { tests as commonMark } from 'commonmark-spec';

export interface MarkdownExample {
  readonly name: string;
  readonly markdown: string;
}

/** Inputs of our own for each section that GFM 0.29 adds to CommonMark. */
const github: Readonly<Record<string, readonly string[]>> = {
  tables: [
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '| a | b |\n| :-: | --: |\n1 | 2',
    '| a |\n| - |\n| `x \\| y` **\\|** |',
    '| a | b |\n| - | - |\n| 1 | 2 |\n> quote',
    '| a | b |\n| - | - |\n| 1 | 2 |\nrow\n\nparagraph',
    '| a | b |\n| --- |\n| 1 |',
    '| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |',
    '| a | b |\n| - | - |',
    '- | a |\n  | - |\n  | 1 |',
  ],
  tasks: [
    '- [ ] open\n- [x] done',
    '- [x] outer\n  - [ ] inner\n  - [X] other',
    '1. [ ] numbered\n2. words',
    '- [y] none\n- [ ]none',
  ],
  strikes: ['~~gone~~ and ~gone~', 'Not ~~across\n\nparagraphs~~.', '~~~not~~~ a strike', '~~a **b~~ c**'],
  autolinks: [
    'https://example.com/path?a=b&c',
    'See https://example.com/a_(b).',
    'See (https://example.com/a).',
    'https://example.com/a&amp;',
    'a.person+tag@example.com',
    'no@example',
    '<https://example.com>',
    '`https://example.com`',
    '[https://example.com](https://example.org)',
  ],
  footnotes: [
    'One[^a].\n\n[^a]: Note.',
    'One[^a], two[^b], one[^a].\n\n[^b]: B\n\n[^a]: A with `code`\nthat goes on',
    'One[^a].\n\n[^a]: First.\n\n    Second.\n\nText.',
  ],
};

/** Every example of CommonMark 0.31.2, and the inputs for what GFM adds. */
export const markdownExamples: readonly MarkdownExample[] = [
  ...commonMark.map(({ number, section, markdown }) => ({
    name: `CommonMark ${String(number)} (${section})`,
    // A document takes no address but https.
    markdown: markdown.replaceAll('→', '\t').replaceAll('/url', 'https://example.com/url'),
  })),
  ...Object.entries(github).flatMap(([section, inputs]) =>
    inputs.map((markdown, index) => ({ name: `GFM ${section} ${String(index + 1)}`, markdown })),
  ),
];
