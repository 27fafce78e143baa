import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';

const text = '---\nversion: 1.0\n---\n# Policy\n\nFirst.\n\n## Who\n\nEverybody.\n\n## When\n\nSoon.\n';

it('says nothing when nothing but the front matter or white space is different', () => {
  expect(describeChanges(text, text)).toBe('');
  expect(describeChanges(text, text.replace('1.0', '1.1').replaceAll('\n', '\r\n'))).toBe('');
});

it('names the sections that are new, changed and gone', () => {
  const after = text
    .replace('Everybody.', 'Almost everybody.')
    .replace('## When\n\nSoon.', '## Until when\n\nLater.');
  expect(describeChanges(text, after)).toBe('New: Until when. Changed: Who. Removed: When.');
});

it('stays short whatever was done', () => {
  const many = Array.from({ length: 300 }, (_, index) => `## Section ${index}\n\nText.`).join('\n\n');
  expect(describeChanges(text, many).length).toBeLessThanOrEqual(1000);
});
