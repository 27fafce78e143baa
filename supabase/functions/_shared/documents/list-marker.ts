/** Numbers on the first level, letters on the second, Roman numerals on the third, as in the Word file. */
export function listMarker(number: number, level: number): string {
  const type = listType(level);
  if (type === 'a') return alphabetic(number);
  return type === 'i' ? roman(number) : String(number);
}

/** What HTML calls the markers of a level; empty for numbers, which every list has. */
export function listType(level: number): '' | 'a' | 'i' {
  if (level % 3 === 1) return 'a';
  return level % 3 === 2 ? 'i' : '';
}

function alphabetic(number: number): string {
  if (number < 1) return String(number);
  // After z, Word continues with aa, bb, cc.
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.floor((number - 1) / 26) + 1);
}

const romanNumerals = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(number: number): string {
  if (number < 1 || number > 399) return String(number);
  let rest = number;
  let text = '';
  for (const [value, numeral] of romanNumerals) {
    while (rest >= value) {
      text += numeral;
      rest -= value;
    }
  }
  return text;
}
