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
  ['a stray joiner in Latin script', 'An\u200dn\u200c', 'Ann'],
  [
    'a joiner in Persian',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['a joined emoji', 'Fire \u2764\ufe0f\u200d\u{1f525}', 'Fire \u2764\ufe0f\u200d\u{1f525}'],
  ['a key cap', 'No. 1\ufe0f\u20e3', 'No. 1\ufe0f\u20e3'],
  ['a stray variation selector', 'Ann\ufe0f', 'Ann'],
  ['a variant of a Japanese character', '\u845b\u{e0100}\u57ce', '\u845b\u{e0100}\u57ce'],
  ['a tag', 'Ann\u{e0041}', 'Ann'],
  ['Hangul fillers', '\u3164\u115f', ''],
  ['accents by themselves', 'Jose\u0301', 'Jose\u0301'],
  ['only invisible characters', '\u200b\u2060\u00ad', ''],
];

export const addressCases: typeof lineCases = [
  ['capitals and spaces', ' Ann@Example.COM ', 'ann@example.com'],
  ['a zero-width space', 'ann\u200b@example.com', 'ann@example.com'],
  ['full-width characters', '\uff21nn\uff20example\uff0ecom', 'ann@example.com'],
  ['a mark beside its character', 'a\u0308nn@example.com', '\u00e4nn@example.com'],
  ['marks of direction', '\u202aann@example.com\u202c', 'ann@example.com'],
  ['a soft hyphen', 'ann@exam\u00adple.com', 'ann@example.com'],
  ['the full stop of a sentence', 'ann@example.com.', 'ann@example.com'],
  ['a no-break space', 'ann@example.com\u00a0', 'ann@example.com'],
  ['a byte order mark', '\ufeffann@example.com', 'ann@example.com'],
  ['what a phone adds', 'Ann@example.com\u2069 ', 'ann@example.com'],
  ['a name before it', 'Ann Berg <Ann@example.com>', 'ann@example.com'],
  ['a name with a comma', '"Berg, Ann" <ann@example.com>;', 'ann@example.com'],
  ['itself as the name', 'ann@example.com <ann@example.com>', 'ann@example.com'],
  ['brackets', '< ann@example.com >', 'ann@example.com'],
  ['the address of a link', 'mailto:ann@example.com?subject=Hi', 'ann@example.com'],
  ['a link in brackets', '<MAILTO:ann@example.com>,', 'ann@example.com'],
  ['the comma of a list', 'ann@example.com, ', 'ann@example.com'],
];

/** More than one address, or a line of a mail's head: none of them is meant alone. */
export const notAddresses: readonly string[] = [
  'ann@example.com, bo@example.com',
  'Ann <ann@example.com>, Bo <bo@example.com>',
  'ann@example.com, Bo <bo@example.com>',
  'ann@example.com;bo@example.com',
  'ann@example.com\r\nBcc: <bo@example.com>',
  'Ann ann@example.com',
  'mailto:ann@example.com,bo@example.com',
  '<>',
];

const key = 'NSHR-7K2MD-9QXTF-4WPAH-2JCVB';
export const licenseKeyCases: typeof lineCases = [
  ['as it is printed', key, key],
  ['lower case and spaces', ` ${key.toLowerCase()} `, key],
  ['no hyphens', key.replaceAll('-', ''), key],
  ['spaces for hyphens', key.replaceAll('-', ' '), key],
  ['hyphens that do not break', key.replaceAll('-', '\u2011'), key],
  ['dashes of a word processor', key.replaceAll('-', '\u2013'), key],
  ['minus signs and spaces', key.replaceAll('-', ' \u2212 '), key],
  ['soft hyphens', key.replaceAll('-', '-\u00ad'), key],
  ['a line break of a mail', key.replace('9QX', '9Q\r\n> X'), key],
  ['a tab', key.replace('-', '-\t'), key],
  ['the full stop of a sentence', `${key}.`, key],
  ['quotes and brackets', `(\u201c${key}\u201d)`, key],
  ['a sentence', `My license key is: ${key}, thank you`, key],
  ['an address of the certificate', `https://shop.example.com/verify/${key}?utm_source=mail`, key],
  ['full-width characters', key.replace('7K2MD', '\uff17\uff2b\uff12\uff2d\uff24'), key],
  ['marks of direction', `\u2066${key}\u2069`, key],
];

/** Not a license key, and no other key either. */
export const notLicenseKeys: readonly string[] = [
  '',
  'NSHR',
  key.slice(0, -1),
  `${key}2`,
  key.replace('7', '0'),
  key.replace('NSHR', 'NSHX'),
  `X${key}`,
  'nshr-22222-22222',
];

export const freeTextCases: typeof lineCases = [
  ['lines of Windows', 'One\r\nTwo\rThree', 'One\nTwo\nThree'],
  ['separators of lines', 'One\u2028Two\u0085Three', 'One\nTwo\nThree'],
  ['tabs and empty lines', '\n\n\tOne\n\n\n\tTwo \n', 'One\n\n\n\tTwo'],
  ['a bell', 'Di\u0007ng', 'Ding'],
  ['what turns the direction', 'a\u202ebc', 'abc'],
];
