// The shop's rules for text that people type or paste, the same in browser, functions and SQL (`private.one_line`,
// `private.free_text`, `private.clean_address` in supabase/schemas/01_foundation.sql). One list of cases tests both.

// What some scripts and emoji need: joiners, and characters that choose a variant of the character before them.
const joiner = String.raw`\u200c\u200d`;
const variant = String.raw`\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
/** A character that a joiner may join: beyond Latin script. */
const joined = new RegExp(String.raw`[^\0-\u024f\s${joiner}]`);

/** Characters that show nothing: two names that differ in them alone look the same. */
const invisible = new RegExp(String.raw`(?![${joiner}]|[${variant}])\p{Default_Ignorable_Code_Point}`, 'gu');
const joiners = new RegExp(`[${joiner}]`, 'gu');
const variants = new RegExp(`[${variant}]`, 'gu');
/** By the half of a pair too, which is beyond Latin script as the character is. */
const isJoined = (character: string): boolean => joined.test(character);
const isVaried = (character: string): boolean => isJoined(character) || /[©®]/.test(character);

/** Removes the characters that may not stand between these two characters. No lookbehind: Safari knows it only since 16.4. */
const removeStray = (text: string, characters: RegExp, mayStay: (before: string, after: string) => boolean) =>
  text.replace(characters, (character, at: number) =>
    mayStay(text.charAt(at - 1), text.charAt(at + character.length)) ? character : '',
  );

/** Well-formed text in which everything shows, but for what scripts and emoji need. */
export function withoutInvisible(text: string): string {
  const shown = text.replace(/\p{Cs}/gu, '').replace(invisible, '');
  const withJoiners = removeStray(shown, joiners, (before, after) => isJoined(before) && isJoined(after));
  return removeStray(withJoiners, variants, (before, after) => isVaried(before) || after === '\u20e3');
}

/** One line of text: well-formed, without invisible and control characters, single spaces, trimmed. */
export const oneLine = (text: string): string =>
  withoutInvisible(text.replace(/\p{Cc}/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** What a mail program puts around one address: a name, which may be an address itself, and brackets. A list is none. */
const named = /^(?:[^<>@]*|[^<>,;:\n\r]*)<([^<>]*)>[.,;]*$/;

/** No address and name are longer; what is longer stays as it is, and is refused. */
const mostAddressText = 1000;

/** An email address as people mean it: what a program or a sentence left around it or inside, invisibly, is gone. */
export const cleanAddress = (text: string): string =>
  text.length > mostAddressText ? text : cleanShort(text);

const cleanShort = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .replace(named, '$1')
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/is, '$1')
    .replace(/[.,;]+$/, '')
    .toLowerCase();

/** The characters as people see them. Firefox before 125 cannot tell, and gets the characters without what belongs to them. */
const partsAsSeen = (text: string): string[] =>
  Reflect.has(Intl, 'Segmenter')
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** At most `most` UTF-16 units of a text, cut between two characters as people see them: no half emoji, no lost accent. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const part of partsAsSeen(text.slice(0, most + 64))) {
    if (end + part.length > most) break;
    end += part.length;
  }
  // A character under more marks than fit is cut all the same.
  return text.slice(0, end || most).replace(/\p{Cs}/gu, '');
}
