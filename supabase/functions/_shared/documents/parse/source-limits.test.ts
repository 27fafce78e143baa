import { describe, expect, it } from 'vitest';
import { checkTemplate } from '../check-template.ts';
import { makeSource } from '../testing/make-template.ts';
import { testPublisher } from '../testing/test-publisher.ts';
import { sourceLimits } from './source-limits.ts';

/** What would take too long takes minutes: the test's own time limit is the bound, on any machine. */
const check = (body: string): string =>
  checkTemplate(makeSource(body), 'templates/core-hr-pack-mn/sample-policy.md', testPublisher)
    .map((problem) => problem.message)
    .join('\n');

describe('74 a source that would take too long to read', () => {
  it.each([
    ['a line of 100 MB', 'x'.repeat(100_000_000), /file is too large/],
    [
      'nested lists on many lines',
      Array.from({ length: 100 }, (_line, depth) => `${' '.repeat(depth * 2)}- x`).join('\n'),
      /nested deeper/,
    ],
    ['nested lists on one line', '- '.repeat(5_000), /nested deeper/],
    ['nested quotes', '>'.repeat(5_000), /nested deeper/],
    ['nested numbers', '1. '.repeat(3_000), /nested deeper/],
    ['a long line', 'word '.repeat(5_000), /line is too long/],
    ['an endless paragraph', 'some words\n'.repeat(10_000), /paragraph is too long/],
    ['brackets', '['.repeat(2_000), /more than 1500 signs/],
    ['list items', '- x\n'.repeat(2_000), /more than 1500 list items/],
    ['stars', '*a **b '.repeat(1_000), /more than 1500 signs/],
    ['footnotes', 'x[^1]\n\n[^1]: note\n\n'.repeat(2_000), /more than 1500 list items, quotes and footnotes/],
    ['paragraphs', 'word\n\n'.repeat(6_000), /more than 5000 paragraphs/],
    ['too much of everything', 'A paragraph of words.\n\n'.repeat(40_000), /file is too large/],
  ])('is refused at once: %s', (_name, body, message) => {
    expect(check(body)).toMatch(message);
  });

  const limit = sourceLimits.openers - 1;
  const fill = (piece: string): string =>
    piece.repeat(Math.floor(sourceLimits.lineCharacters / piece.length) - 1);
  const paragraph = (piece: string): string => Array.from({ length: 3 }, () => fill(piece)).join('\n');
  it.each([
    ['open brackets', '['.repeat(limit)],
    ['open links', '[a]('.repeat(limit)],
    ['open emphasis', '*a _b '.repeat(limit).slice(0, sourceLimits.lineCharacters - 1)],
    ['double emphasis', '**a '.repeat(Math.floor(limit / 2))],
    ['strikes', '~~a '.repeat(Math.floor(limit / 2))],
    ['code', '`a ``b '.repeat(Math.floor(limit / 3))],
    ['addresses', paragraph('a@b.c ')],
    ['underscores', '_a_b '.repeat(limit / 2)],
    ['entities', paragraph('&amp')],
    ['table bars', `${fill('|')}\n${fill('-|')}\n${fill('|')}`],
    ['words', paragraph('ab ')],
    ['a long word', paragraph('a')],
    ['addresses without an end', paragraph('https://a.')],
    ['definitions', fill('[a]: ').slice(0, limit)],
    ['spaces', `x${' '.repeat(sourceLimits.lineCharacters - 2)}x`],
    ['open placeholders', '{{'.repeat(limit / 2)],
    ['html', '<a '.repeat(limit)],
    ['backslashes', paragraph('\\')],
    [
      'deep lists, many times',
      Array.from({ length: 10 }, (_line, depth) => `${'  '.repeat(depth)}- x`)
        .join('\n')
        .concat('\n\n')
        .repeat(sourceLimits.containers / 10),
    ],
    ['many quotes', '> > > > > > > > > > x\n\n'.repeat(sourceLimits.containers / 10)],
    ['many lists', '- x\n\nword\n\n'.repeat(sourceLimits.containers)],
    ['many short paragraphs', 'word\n\n'.repeat(sourceLimits.paragraphs - 10)],
    [
      'many footnotes',
      Array.from({ length: sourceLimits.containers }, (_line, index) => {
        const id = String(index);
        return `word[^${id}]\n\n[^${id}]: note`;
      }).join('\n\n'),
    ],
  ])('inside the limits is read in bounded time: %s', (_name, body) => {
    expect(check(body)).toBeTypeOf('string');
  });
});
