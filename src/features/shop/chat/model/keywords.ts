/** A word boundary: "credit" does not match "edit", and "statement" does not match "state". */
const before = '(^|[^\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';

/** The inflected forms of a keyword's last word: refunds, modified, customizing. */
function inflected(keyword: string): string {
  if (keyword.endsWith('e')) {
    return `${keyword.slice(0, -1)}(?:e[sd]?|ing|able|ation)`;
  }
  return keyword.endsWith('y')
    ? `${keyword.slice(0, -1)}(?:y|ies|ied|ying)`
    : `${keyword}(?:s|es|ed|ing|able)?`;
}

export const keywordPattern = (keyword: string) => new RegExp(before + inflected(keyword) + after, 'u');

/** A pattern that matches whole words only. */
export const wordsPattern = (words: string) => new RegExp(`${before}(?:${words})${after}`, 'u');

/** Phrases in which a keyword has another meaning. */
const otherMeanings = wordsPattern(
  [
    'return(?:s|ed|ing)?[ -](?:to[ -](?:work|the job)|from)',
    'return(?:s|ed|ing)? (?:the|a|an|his|her|their|our|company) (?:laptop|phone|keys?|badge|uniform|equipment|property|tools?|car)',
    'tax returns?',
    'feel free',
    'united states',
    'public access|access(?:ed|ing)? (?:my|our|the) (?:data|information)',
  ].join('|'),
);

/** The message in the form that the patterns match. */
export function normalize(message: string): string {
  return message
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(new RegExp(otherMeanings, 'gu'), '$1 … ');
}
