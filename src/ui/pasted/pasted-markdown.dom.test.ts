import { describe, expect, it } from 'vitest';
import { clipboardCases } from '../../../tests/support/clipboard-html';
import { pastedMarkdown } from './pasted-markdown';

describe('the HTML of a clipboard', () => {
  it.each(Object.entries(clipboardCases))('%s', (_, { html, markdown }) => {
    expect(pastedMarkdown(html, { keepsLines: true }).markdown).toBe(markdown);
  });
});
