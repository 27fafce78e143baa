import { expect, it } from 'vitest';
import {
  excerptOf,
  firstParagraph,
  metaDescriptionLength,
  metaDescriptionOf,
  slugOf,
} from './post-fields.ts';

it.each([
  ['MN Paid Leave: 5 Steps!', 'mn-paid-leave-5-steps'],
  ['  --Wisconsin & Minnesota--  ', 'wisconsin-minnesota'],
  ['Übung', 'bung'],
  ['***', 'post'],
  ['x'.repeat(400), 'x'.repeat(150)],
])('makes the slug of %s', (topic, slug) => {
  expect(slugOf(topic)).toBe(slug);
});

it('takes 200 characters of the introduction as they read, and an ellipsis', () => {
  expect(excerptOf('a'.repeat(300))).toBe(`${'a'.repeat(200)}...`);
  expect(
    excerptOf('**Leave** is [easy](https://x.example) ([source](https://y.example), as of May 1, 2026).'),
  ).toBe('Leave is easy....');
});

it('cuts the meta description between words at what a result shows', () => {
  const text = metaDescriptionOf('Paid leave for small offices. '.repeat(20));
  expect(text.length).toBeLessThanOrEqual(metaDescriptionLength);
  expect(text).toMatch(/\w…$/);
  expect(metaDescriptionOf('Short.')).toBe('Short.');
});

it('finds the first paragraph behind notes, headings and lists', () => {
  expect(firstParagraph('> **Sample.**\n\n## Title\n\n- a\n\nThe opening.\n\nMore.')).toBe('The opening.');
});
