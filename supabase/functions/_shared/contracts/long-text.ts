import { cutText, withoutInvisible } from './text.ts';

// Rules of text.ts for longer text, apart from those that every page of the shop loads.

/** Text of several lines: well-formed, `\n` as the line break, without other control or invisible characters, trimmed. */
export const freeText = (text: string): string =>
  withoutInvisible(
    text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ''),
  ).trim();

/** The number of characters as PostgreSQL's `length` counts them. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** A text of at most `most` UTF-16 units that says by an ellipsis that it was cut. */
export const shortenText = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1).trimEnd()}…` : text;
