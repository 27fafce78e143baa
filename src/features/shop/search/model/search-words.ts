import { stemmer } from 'stemmer';

/** A code such as W-2 or 401(k), or a word. */
const wordPattern = /[a-z]{1,2}-?\d{1,4}(?![a-z\d])|\d{3}\(?[a-z]\)?(?![a-z\d])|[\p{L}\p{N}]+/gu;

/** What only forms a question, or stands in every text. */
const stopWords = new Set(
  'a allowed also an and any are as at be been being but by can cannot could did do does doing every for from get gets getting give given gave had happens has have having he her his how i if in into is it its just let like long make many me much must my myself need needs no not of on or our out please s sell should so some somebody someone t template templates document documents than that the their them then there they this those to up us use want was we were what when where which who whom why will with would you your yours'.split(
    ' ',
  ),
);

/** The words of a text in lower case, with codes in one piece: "W-2" is w2. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’']s?(?![\p{L}])/gu, '')
    .replace(/[’']/g, '');
  return (plain.match(wordPattern) ?? []).map((word) => word.replace(/[-()]/g, ''));
}

const known = new Map<string, string>();

/** Remembered: a library of a million words has ten thousand. */
export function stemOf(word: string): string {
  let stem = known.get(word);
  if (stem === undefined) {
    stem = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
    known.set(word, stem);
  }
  return stem;
}

/** The stems of a text, without the words that say nothing; all of them where it has no others. */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}
