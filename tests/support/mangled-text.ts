/** What programs, keyboards and people make of a text on its way into a field, by name; how a door has to take it. */
export interface Mangling {
  readonly mangle: (text: string) => string;
  /** `read`: as if nothing had been done to it. `refused`: in words, with nothing stored. */
  readonly ends: 'read' | 'refused';
}

type Manglings = Readonly<Record<string, Mangling>>;

const read = (mangle: Mangling['mangle']): Mangling => ({ mangle, ends: 'read' });
const refused = (mangle: Mangling['mangle']): Mangling => ({ mangle, ends: 'refused' });
const inside = (text: string, character: string) => text.slice(0, 2) + character + text.slice(2);
/** As a Japanese or Chinese keyboard types it. */
const wide = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

/** What shows nothing or is only space: every kind of text is read without it. */
const invisible: Manglings = {
  'nothing done to it': read((text) => text),
  'spaces around it': read((text) => `  ${text} `),
  'no-break spaces around it': read((text) => `\u00a0${text}\u202f`),
  'an ideographic space behind it': read((text) => `${text}\u3000`),
  'a tab before and a line end behind it': read((text) => `\t${text}\r\n`),
  'a zero-width space in it': read((text) => inside(text, '\u200b')),
  'a soft hyphen in it': read((text) => inside(text, '\u00ad')),
  'a word joiner in it': read((text) => inside(text, '\u2060')),
  'a byte order mark before it': read((text) => `\ufeff${text}`),
  'marks of direction around it': read((text) => `\u202a${text}\u202c\u200e`),
  'what a phone copies': read((text) => `\u2066${text}\u2069 `),
};

const address: Manglings = {
  ...invisible,
  capitals: read((text) => text.toUpperCase()),
  'a full stop behind it': read((text) => `${text}.`),
  'full-width characters': read(wide),
  'a comma behind it': read((text) => `${text},`),
  'a semicolon behind it': read((text) => `${text};`),
  'mailto: before it': read((text) => `mailto:${text}`),
  'brackets around it': read((text) => `<${text}>`),
  'a name and brackets': read((text) => `Ann Example <${text}>`),
  'quotes around it': refused((text) => `"${text}"`),
  'a second address': refused((text) => `${text}, other-${text}`),
  'a line of a mail head': refused((text) => `${text}\r\nBcc: other-${text}`),
  'a space in it': refused((text) => inside(text, ' ')),
};

const licenseKey: Manglings = {
  ...invisible,
  'lower case': read((text) => text.toLowerCase()),
  'hyphens that do not break': read((text) => text.replaceAll('-', '\u2011')),
  'dashes of a word processor': read((text) => text.replaceAll('-', ' \u2013 ')),
  'no hyphens': read((text) => text.replaceAll('-', '')),
  'spaces for hyphens': read((text) => text.replaceAll('-', ' ')),
  'a line break in it': read((text) => text.replace('-', '-\r\n> ')),
  'quotes around it': read((text) => `\u201c${text}\u201d`),
  'full-width characters': read(wide),
  'a full stop behind it': read((text) => `${text}.`),
  'a sentence around it': read((text) => `My key is ${text}, thanks`),
  // O, 0, I and 1 are in no key, so nobody can know which character was meant.
  'an O in it': refused((text) => text.replace(/.$/, 'O')),
  'a zero in it': refused((text) => text.replace(/.$/, '0')),
  'an end that is missing': refused((text) => text.slice(0, -1)),
};

/** Digits of a mail or an app. */
const code: Manglings = {
  ...invisible,
  'a space between its halves': read((text) => inside(text, ' ')),
  'a hyphen between its halves': read((text) => inside(text, '\u2011')),
  'wide digits': read(wide),
  'a sentence around it': read((text) => `Your code: ${text}.`),
  'an O for a zero': refused((text) => text.replace(/.$/, 'O')),
  'a digit too many': refused((text) => `${text}1`),
};

/** Of a lost authenticator app. */
const recoveryCode: Manglings = {
  ...invisible,
  'lower case': read((text) => text.toLowerCase()),
  'no hyphens': read((text) => text.replaceAll('-', '')),
  'dashes of a word processor': read((text) => text.replaceAll('-', '\u2013')),
  'full-width characters': read(wide),
  'look-alikes': read((text) => text.replaceAll('0', 'O').replaceAll('1', 'l')),
  'quotes around it': read((text) => `"${text}"`),
  'an end that is missing': refused((text) => text.slice(0, -1)),
};

const coupon: Manglings = {
  ...invisible,
  'lower case': read((text) => text.toLowerCase()),
  'a hyphen in it': read((text) => inside(text, '-')),
  'quotes around it': read((text) => `“${text}”`),
  'a full stop behind it': read((text) => `${text}.`),
  // A checkout would not know it.
  'full-width characters': refused(wide),
  'a character too many': refused((text) => `${text}X`),
};

/** Of a person or a company, with a space in it. */
const name: Manglings = {
  ...invisible,
  'a line break in it': read((text) => text.replace(' ', '\r\n')),
  'several spaces in it': read((text) => text.replace(' ', ' \u00a0 ')),
};

export const manglings = { address, licenseKey, code, recoveryCode, coupon, name } as const;
export type TextKind = keyof typeof manglings;

/** Each mangling of a kind with the text that it makes. */
export const mangled = (kind: TextKind, text: string) =>
  Object.entries<Mangling>(manglings[kind]).map(([what, { mangle, ends }]) => ({
    what,
    typed: mangle(text),
    ends,
  }));
