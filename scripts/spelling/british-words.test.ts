import { describe, expect, it } from 'vitest';
import { britishWords } from './british-words.ts';

describe('British spellings', () => {
  it.each([
    ['the colour of a Licence', ['colour', 'Licence']],
    ['const neighbourName = organisationOf(catalogueEntry)', ['neighbour', 'organisation', 'catalogue']],
    ['It was cancelled, labelled and analysed by e-mail.', ['cancelled', 'labelled', 'analysed', 'e-mail']],
    ['recognised whilst travelling', ['recognised', 'whilst', 'travelling']],
  ])('are found in "%s"', (line, words) => {
    expect(britishWords(line)).toEqual(words);
  });

  it.each([
    'Two analyses of your four programs and programmers: an optimistic, realistic organism, our labs, mail.',
    'codeFenced, installed, filled, controller, enrolled, fulfilled, exercise, promise, advise, spelled otherwise',
    'https://example.com/labour-relations is an address of others',
    "[it](/blog/policy-acknowledgements-that-count): status = 'cancelled'",
  ])('are not seen in "%s"', (line) => {
    expect(britishWords(line)).toEqual([]);
  });
});
