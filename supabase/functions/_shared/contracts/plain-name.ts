const longest = 80;
const mostWords = 8;
/** "Studio 54" has two, a telephone number has more. */
const mostDigits = 4;

/** What names are made of. A dot ends a word (Inc.) or stands inside initials: nothing that a program makes a link of. */
const name = /^(?:[\p{L}\p{M}\d&,’' -]|\.(?= |,|$))+$/u;

/** Words of messages that real names seldom have. One may be chance, two are a message. */
const messageWords: ReadonlySet<string> = new Set(
  `account are attention block blocked call click close closed code confirm dot expired has have http https immediately is login
   must need needs now password pay payment please prize reply sent suspended today urgent verify visit was will win won www you
   your`.split(/\s+/),
);

/**
 * Whether a text that somebody typed as a name of a person or a company can be repeated in a mail to others: no address, no
 * telephone number, no sentence. `private.is_plain_name` in the database judges the same way.
 */
export function isPlainName(text: string): boolean {
  const words = text.toLowerCase().split(/[ ,]+/);
  const fromMessages = words.filter((word) => messageWords.has(word)).length;
  return (
    text.length <= longest &&
    name.test(text) &&
    /\p{L}/u.test(text) &&
    words.length <= mostWords &&
    text.replace(/\D/g, '').length <= mostDigits &&
    (fromMessages === 0 || (fromMessages === 1 && words.length <= 4))
  );
}
