/** Numbers on the first level, letters on the second, Roman numerals on the third, as in the Word file. */
export function listMarker(number: number, level: number): string {
  if (level % 3 === 1) return letters(number);
  return level % 3 === 2 ? roman(number) : String(number);
}

function letters(number: number): string {
  if (number < 1) return String(number);
  // Word goes on with aa, bb after z.
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.floor((number - 1) / 26) + 1);
}

const romanSigns = [
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
  for (const [value, sign] of romanSigns) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
