import { describe, expect, it } from 'vitest';
import { markdownOpening } from './markdown-opening';

describe('the opening of a text', () => {
  it.each([
    [
      '## Who gets it\n\nPart-time people get **it** too.\n\n<script>alert(1)</script>',
      'Part-time people get it too. <script>alert(1)</script>',
    ],
    ['A [link](https://x.test), `code` and 2 > 1 * 3.', 'A link, code and 2 > 1 * 3.'],
    ['| a | b |\n| - | - |\n| 1 | 2 |\n\nAfter the table.', 'After the table.'],
    ['> A note.\n\n- One\n- Two', 'A note. One Two'],
    ['```\ncode\n```\n\nText  \nwith a break.', 'Text with a break.'],
    ['Fish &amp; chips', 'Fish & chips'],
    ['# Only a heading', ''],
    ['', ''],
  ])('of %j', (markdown, words) => {
    expect(markdownOpening(markdown)).toBe(words);
  });

  it('is cut between words', () => {
    const opening = markdownOpening('Paid leave, for small offices. '.repeat(20));
    expect(opening.length).toBeLessThanOrEqual(200);
    expect(opening).toMatch(/[a-z]…$/);
  });
});
