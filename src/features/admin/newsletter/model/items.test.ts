import { expect, it } from 'vitest';
import type { NewsletterItem } from '@contracts/newsletter';
import { allChoices, isChosen, toggle, toItem } from './items';

const post = (path: string, text = 'Words.'): NewsletterItem => ({
  kind: 'post',
  title: 'A post',
  text,
  path,
});

it('adds and removes an entry by its page, and keeps the words of the others', () => {
  const [a, b] = [post('/blog/a'), post('/blog/b')];
  const both = toggle(toggle([], a), b);
  expect(both).toEqual([a, b]);
  expect(isChosen(both, post('/blog/a', 'Other words.'))).toBe(true);
  expect(toggle(both, post('/blog/a', 'Other words.'))).toEqual([b]);
});

it('cuts what is too long for an entry', () => {
  const item = toItem(post('/blog/a', 'x'.repeat(2000)));
  expect(item.text).toHaveLength(1500);
  expect(item.text.endsWith('…')).toBe(true);
});

it('still offers what was chosen before and is gone', () => {
  const choices = [{ id: 'b', group: 'Posts', item: post('/blog/b') } as const];
  expect(allChoices(choices, [post('/blog/a'), post('/blog/b')]).map(({ item }) => item.path)).toEqual([
    '/blog/b',
    '/blog/a',
  ]);
});
