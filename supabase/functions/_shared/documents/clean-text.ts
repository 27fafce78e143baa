/** Longer values are cut: no field of a profile needs more, and a page of it would be no document. */
export const maxValueLength = 4000;

// Controls, non-characters, byte order marks, and the characters that turn the direction of the text around them.
// Private use is dropped as well: no font shows it, and the parser uses a piece of it for itself.
const unwanted =
  // oxlint-disable-next-line no-control-regex -- taking control characters out is the point
  /\u034f|\u17b4|\u17b5|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u061c\u115f\u1160\u180e\u200b\u2060-\u2065\u202a-\u202e\u2066-\u206f\u3164\uffa0\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff\ue000-\uf8ff]/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const astralNonCharacters =
  /[\u{1fffe}\u{1ffff}\u{2fffe}\u{2ffff}\u{10fffe}\u{10ffff}\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}\u{e0001}-\u{e007f}]/gu;

/**
 * Text that every format can hold: well-formed Unicode in NFC, `\n` as the only line break, no control characters
 * and nothing invisible that changes the direction of the text around it.
 */
export function cleanText(value: string): string {
  const whole = value.isWellFormed()
    ? value
    : value.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
  return whole
    .replace(lineBreaks, '\n')
    .replace(unwanted, '')
    .replace(astralNonCharacters, '')
    .normalize('NFC');
}

/** A value for one line of text: clean, without breaks or tabs, trimmed, cut to `maxValueLength`. */
export function cleanLine(value: string): string {
  return cut(
    cleanText(value)
      .replace(/[\s\u00a0]+/g, ' ')
      .trim(),
  );
}

/** A value that may have several lines. Tabs become spaces, more than two empty lines in a row become two. */
export function cleanParagraph(value: string): string {
  const lines = cleanText(value).replace(/\t/g, ' ').split('\n');
  return cut(
    lines
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}

function cut(value: string): string {
  if (value.length <= maxValueLength) return value;
  const end = value.slice(0, maxValueLength - 1);
  return `${/[\ud800-\udbff]$/.test(end) ? end.slice(0, -1) : end}…`;
}

const xmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes clean text for XML or HTML, in content and in double-quoted attributes. */
export function escapeXml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(/[&<>"]/g, (character) => xmlEscapes[character] ?? character)
    : text;
}

/** True for the characters that are written from right to left (Hebrew, Arabic and their kin). */
export function isRightToLeft(codePoint: number): boolean {
  return (
    (codePoint >= 0x0590 && codePoint <= 0x08ff) ||
    (codePoint >= 0xfb1d && codePoint <= 0xfdff) ||
    (codePoint >= 0xfe70 && codePoint <= 0xfefc) ||
    (codePoint >= 0x10800 && codePoint <= 0x10fff) ||
    (codePoint >= 0x1e800 && codePoint <= 0x1eeff)
  );
}
