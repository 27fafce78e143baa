// The shop's rules for text that people type or paste, the same in browser, functions and SQL (`private.one_line`,
// `private.free_text`, `private.clean_address` in supabase/schemas/01_foundation.sql). One list of cases tests both.

// What some scripts and emoji need: joiners, and signs that choose a variant of the letter before them.
const joiner = String.raw`\u200c\u200d`;
const variant = String.raw`\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
/** A character that a joiner may join: beyond the Latin letters. */
const joined = String.raw`[^\0-\u024f\s${joiner}]`;

/** Characters that show nothing: two names that differ in them alone look the same. */
const invisible = new RegExp(String.raw`(?![${joiner}]|[${variant}])\p{Default_Ignorable_Code_Point}`, 'gu');
const strayJoiner = new RegExp(String.raw`(?<!${joined})[${joiner}]|[${joiner}](?!${joined})`, 'gu');
const strayVariant = new RegExp(String.raw`(?<!${joined}|[©®])[${variant}](?!\u20e3)`, 'gu');

/** Well-formed text in which everything shows, but for what scripts and emoji need. */
export const withoutInvisible = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '')
    .replace(invisible, '')
    .replace(strayJoiner, '')
    .replace(strayVariant, '');

/** One line of text: well-formed, without invisible and control characters, single spaces, trimmed. */
export const oneLine = (text: string): string =>
  withoutInvisible(text.replace(/\p{Cc}/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** An email address as people mean it: what a program or a sentence left at its ends or inside, invisibly, is gone. */
export const cleanAddress = (text: string): string =>
  text
    .replace(/[\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .replace(/\.+$/, '')
    .toLowerCase();

/** At most `most` UTF-16 units of a text, cut between two characters as people see them: no half emoji, no lost accent. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en').segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  // A letter under more marks than fit is cut all the same.
  return text.slice(0, end || most).replace(/\p{Cs}/gu, '');
}
