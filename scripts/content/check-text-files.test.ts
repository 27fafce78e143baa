import { expect, it } from 'vitest';
import { findExcuses } from './check-text-files';

it.each([
  'No such rule in our sources',
  'Not required for adults in the sources we read',
  'Not found as a state duty',
  'We found no rule on taking it back later.',
])('names the line of the excuse in “%s”', (text) => {
  expect(findExcuses(`First line\n${text}`, 'blog/a-post.md')).toEqual([
    { path: 'blog/a-post.md', line: 2, message: expect.stringMatching(/^"[^"]+" is an excuse: /) as string },
  ]);
});

it.each(['Ask DWD', 'Look at the sources below.', '## Sources'])('finds none in “%s”', (text) => {
  expect(findExcuses(text, 'blog/a-post.md')).toEqual([]);
});

it('lets the page about versions say how sources are read, and nothing else', () => {
  const page = 'knowledge-base/updates-and-versions.md';
  const text = 'We compared the statements with our sources.';
  expect(findExcuses(text, page)).toEqual([]);
  expect(findExcuses(text, 'knowledge-base/start-here.md')).toHaveLength(1);
  expect(findExcuses('The rule was not verified.', page)).toHaveLength(1);
});
