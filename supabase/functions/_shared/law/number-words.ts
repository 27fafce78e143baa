const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const powers: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };

const small = `(?:(?:${tens.join('|')})(?:[- ](?:${ones.slice(0, 9).join('|')}))?|${[...ones].reverse().join('|')})`;
const scale = `(?: (?:${Object.keys(powers).join('|')}))`;

/** A number as texts write it: in digits, in words, with a scale, with a half. For regular expressions that ignore case. */
export const numberPattern = String.raw`(?:(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|${small})${scale}*(?: and a half)?|half an?|an? hundred)`;

function readTerm(text: string): number {
  if (/^[\d.]/.test(text)) {
    return Number(text.replaceAll(',', '').replace(/\.$/, ''));
  }
  return text.split('-').reduce((sum, word) => {
    const ten = tens.indexOf(word);
    return sum + (ten >= 0 ? (ten + 2) * 10 : ones.indexOf(word) + 1);
  }, 0);
}

/** What `numberPattern` found, as a number. */
export function readNumber(found: string): number {
  const text = found.toLowerCase().trim();
  if (/^half an?$/.test(text)) {
    return 0.5;
  }
  const half = text.endsWith(' and a half') ? 0.5 : 0;
  const words = text
    .replace(/ and a half$/, '')
    .replace(/^an? /, 'one ')
    .split(' ');
  const value = words.reduce(
    (sum, word) => (word in powers ? sum * (powers[word] ?? 1) : sum + readTerm(word)),
    0,
  );
  return value + half;
}
