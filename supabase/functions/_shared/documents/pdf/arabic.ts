/**
 * How many forms each letter from U+0621 has in the block "Arabic Presentation Forms-B" (Unicode, FE80 and after): four
 * join on both sides, two on the right only, one not at all. U+063B to U+0640 have none there.
 */
const formCounts = [
  1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4,
  4, 4, 4, 2, 2, 4,
];
const firstLetter = 0x0621;
const forms = new Map<number, { readonly first: number; readonly count: number }>();
let next = 0xfe80;
formCounts.forEach((count, index) => {
  if (count > 0) forms.set(firstLetter + index, { first: next, count });
  next += count;
});

/** True for marks that sit on a letter and do not part it from its neighbor. */
function isTransparent(code: number): boolean {
  return (code >= 0x064b && code <= 0x065f) || code === 0x0670;
}

/**
 * Arabic letters in the form that fits their neighbors, one code point for one, for fonts that are set without an
 * OpenType engine. Other text stays as it is.
 */
export function joinArabic(text: string): string {
  if (!/[\u0621-\u064a]/.test(text)) return text;
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  return String.fromCodePoint(...codes.map((code, index) => formOf(code, codes, index)));
}

function formOf(code: number, codes: readonly number[], index: number): number {
  const form = forms.get(code);
  if (!form) return code;
  const before = neighbor(codes, index, -1);
  const after = neighbor(codes, index, 1);
  const joinsBefore = form.count >= 2 && (forms.get(before)?.count === 4 || before === 0x0640);
  const joinsAfter = form.count === 4 && ((forms.get(after)?.count ?? 0) >= 2 || after === 0x0640);
  if (joinsBefore && joinsAfter) return form.first + 3;
  if (joinsAfter) return form.first + 2;
  return joinsBefore ? form.first + 1 : form.first;
}

function neighbor(codes: readonly number[], index: number, step: number): number {
  let at = index + step;
  while (isTransparent(codes[at] ?? 0)) at += step;
  return codes[at] ?? 0;
}
