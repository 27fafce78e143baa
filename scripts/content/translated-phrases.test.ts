import { expect, it } from 'vitest';
import { findTranslatedPhrases } from './translated-phrases';

it.each([
  ['The rule is in force since 2024.', 'in force since'],
  ['Nobody is obliged to answer.', 'Nobody'],
  ['Pay the leaver on Friday.', 'leaver'],
  ['Hand in the form.', 'Hand in'],
  ['Where they differ, the supplement counts.', 'supplement counts'],
])('finds in “%s” what a translator writes', (text, phrase) => {
  expect(findTranslatedPhrases(text)).toEqual([expect.stringContaining(`"${phrase}" (better: `)]);
});

it('leaves alone what a US editor writes as well', () => {
  expect(findTranslatedPhrases('The supplement counts as part of the handbook. Hand it to the employee.')).toEqual([]);
});
