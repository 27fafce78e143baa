/** What people type or paste, and what is kept of it: the same for browser, functions and SQL. */
export const lineCases: readonly (readonly [what: string, typed: string, kept: string])[] = [
  ['spaces at the ends', '  Ann  ', 'Ann'],
  ['a line break and a tab', 'Ann\r\n\tSmith', 'Ann Smith'],
  ['a zero-width space', 'An\u200bn', 'Ann'],
  ['marks of direction', '\u200eAnn\u202a Smith\u202c', 'Ann Smith'],
  ['soft hyphens', 'Lin\u00adden\u00ad', 'Linden'],
  ['a byte order mark', '\ufeffAnn', 'Ann'],
  ['a no-break and an ideographic space', 'Ann\u00a0\u3000Smith', 'Ann Smith'],
  ['a grapheme joiner', 'a\u034fb', 'ab'],
  ['a stray joiner in Latin letters', 'An\u200dn\u200c', 'Ann'],
  [
    'a joiner in Persian',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['a joined emoji', 'Fire \u2764\ufe0f\u200d\u{1f525}', 'Fire \u2764\ufe0f\u200d\u{1f525}'],
  ['a key cap', 'No. 1\ufe0f\u20e3', 'No. 1\ufe0f\u20e3'],
  ['a stray variation selector', 'Ann\ufe0f', 'Ann'],
  ['a variant of a Japanese letter', '\u845b\u{e0100}\u57ce', '\u845b\u{e0100}\u57ce'],
  ['a tag', 'Ann\u{e0041}', 'Ann'],
  ['Hangul fillers', '\u3164\u115f', ''],
  ['accents by themselves', 'Jose\u0301', 'Jose\u0301'],
  ['only invisible characters', '\u200b\u2060\u00ad', ''],
];

export const addressCases: typeof lineCases = [
  ['capitals and spaces', ' Ann@Example.COM ', 'ann@example.com'],
  ['a zero-width space', 'ann\u200b@example.com', 'ann@example.com'],
  ['marks of direction', '\u202aann@example.com\u202c', 'ann@example.com'],
  ['a soft hyphen', 'ann@exam\u00adple.com', 'ann@example.com'],
  ['the full stop of a sentence', 'ann@example.com.', 'ann@example.com'],
  ['a no-break space', 'ann@example.com\u00a0', 'ann@example.com'],
];

export const freeTextCases: typeof lineCases = [
  ['lines of Windows', 'One\r\nTwo\rThree', 'One\nTwo\nThree'],
  ['separators of lines', 'One\u2028Two\u0085Three', 'One\nTwo\nThree'],
  ['tabs and empty lines', '\n\n\tOne\n\n\n\tTwo \n', 'One\n\n\n\tTwo'],
  ['a bell', 'Di\u0007ng', 'Ding'],
  ['what turns the direction', 'a\u202ebc', 'abc'],
];
