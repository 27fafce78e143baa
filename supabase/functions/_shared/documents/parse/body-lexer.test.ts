import { Lexer, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { BodyLexer } from './body-lexer.ts';

const pieces = [
  ...[
    'word',
    'Word',
    '{{company_name}}',
    '{{a}}',
    'a_b',
    'a__b',
    '_',
    '__',
    '*',
    '**',
    '~',
    '~~',
    '`',
    '\\',
    '\\*',
  ],
  ...[
    ' ',
    '  ',
    '\n',
    '  \n',
    '\t',
    '.',
    ',',
    '!',
    '![',
    '[',
    ']',
    '(',
    ')',
    '[^1]',
    ':',
    '://',
    'https',
    'http://x.org',
  ],
  ...[
    'www',
    'WWW.x.org',
    'ftp://y.z',
    'mailto:',
    'a@b.org',
    '<',
    '>',
    '<b>',
    '&',
    '&#65;',
    '&amp;',
    '"',
    "'",
    'é',
    '–',
    '🙂',
  ],
];

/** A generator of numbers that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Plain data, which is compared quickly. */
function asData(tokens: readonly Token[]): unknown {
  return JSON.parse(JSON.stringify(tokens));
}

describe('the body lexer', () => {
  it('finds the same inline tokens as the lexer that it extends, whatever is in a text', () => {
    const next = seeded(7);
    const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
    for (let round = 0; round < 4_000; round += 1) {
      const text = Array.from({ length: 1 + Math.floor(next() * 7) }, () =>
        next() < 0.4 ? pick(['word ', 'and ', '{{company_name}} ', 'of the ']) : pick(pieces),
      ).join('');
      expect(asData(new BodyLexer().inlineTokens(text)), JSON.stringify(text)).toEqual(
        asData(new Lexer({ gfm: true }).inlineTokens(text)),
      );
    }
  });

  it('finds the same blocks', () => {
    const next = seeded(11);
    const lines = [
      ...[
        '',
        '',
        '',
        '   ',
        'Some words',
        'Some words',
        '## Heading',
        '===',
        '---',
        '- item',
        '1. item',
        '> quote',
      ],
      ...[
        '| a | b |',
        '| --- | --- |',
        '|---|',
        '| 1 | 2 |',
        '    code',
        '```',
        '[x]: https://x.org',
        '<div>',
        '[^1]: note',
      ],
    ];
    for (let round = 0; round < 3_000; round += 1) {
      const source = Array.from(
        { length: 1 + Math.floor(next() * 9) },
        () => lines[Math.floor(next() * lines.length)] ?? '',
      ).join('\n');
      expect(asData(new BodyLexer().lex(source)), JSON.stringify(source)).toEqual(
        asData(new Lexer({ gfm: true }).lex(source)),
      );
    }
  });

  it('leaves the box of a task in front of its words', () => {
    const source = '- [ ] Tell the payroll clerk\n- [x] Done';
    expect(new BodyLexer().lex(source)).toEqual(new Lexer({ gfm: true }).lex(source));
  });
});
