import { expect, it } from 'vitest';
import { toDraft, toFields, toSlug } from './text-kinds';

it('converts a row to form values and back without loss', () => {
  const row = {
    title: 'One',
    slug: 'one',
    content: '# One\n\nText ',
    summary: 'S',
    category: 'Getting Started',
    level: 'Beginner',
    audience: 'Owners',
    est_time: '5 min',
    quick_steps: ['First, this', 'Then that'],
    states: ['MN', 'WI'],
    product_applicability: ['core-hr'],
    related_articles: [],
    tags: ['a'],
    version: '1.0',
    law_as_of: null,
  };
  expect(toFields('article', toDraft('article', row))).toEqual(row);
});

it('makes a slug from a title', () => {
  expect(toSlug('  Paid Leave: 2026 & you! ')).toBe('paid-leave-2026-you');
});
