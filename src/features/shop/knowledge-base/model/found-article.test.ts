import { expect, it } from 'vitest';
import { asExcerpt, splitMatches, toFoundArticles } from './found-article';

it('splits a text at the matches that the database marked', () => {
  expect(splitMatches('Get a \uE000refund\uE001 <b>now</b>')).toEqual([
    { text: 'Get a ', isMatch: false },
    { text: 'refund', isMatch: true },
    { text: ' <b>now</b>', isMatch: false },
  ]);
  expect(splitMatches('\uE000half a mark')).toEqual([{ text: 'half a mark', isMatch: true }]);
  expect(splitMatches('')).toEqual([]);
});

it('marks an excerpt that begins or ends inside a sentence', () => {
  expect(asExcerpt('or the \uE000order\uE001 number')).toBe('… or the \uE000order\uE001 number …');
  expect(asExcerpt('\uE000refunded\uE001 or disputed.')).toBe('… \uE000refunded\uE001 or disputed.');
  expect(asExcerpt('How to get your money back.')).toBe('How to get your money back.');
  expect(asExcerpt('')).toBe('');
});

it.each([
  ['refnud', 'refund', 'refund'],
  ['Refund!', 'refund', null],
  ['the refund policy', 'the refund policy', null],
])('reports for %s that %s was searched', (query, searched, correctedTo) => {
  expect(toFoundArticles(query, [{ slug: 'refunds', searched }]).correctedTo).toBe(correctedTo);
});

it('treats a response that is not a list as no articles', () => {
  expect(toFoundArticles('refund', { message: 'no' })).toEqual({ articles: [], correctedTo: null });
  expect(toFoundArticles('refund', [null, 7])).toEqual({ articles: [], correctedTo: null });
});
