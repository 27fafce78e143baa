import type { ReactNode } from 'react';

/** Words with a hyphen, days with their month, sections with their sign, a name: a line that ends inside one reads like a misprint. */
const tied =
  /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|§ [\p{L}\p{N}]+|Google Docs)/u;
/** Longer ones keep their break: unbroken they would leave a hole in the narrow columns of a phone. */
const longestUnbroken = 12;

export const isUnbroken = (part: string): boolean => part.length <= longestUnbroken && tied.test(part);

/** The parts of a text; every second one should not be broken. */
export const splitTied = (text: string): string[] => text.split(tied);

/** The same text, whose short compounds and days stay on one line. What is no text stays as it is. */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !tied.test(content)) {
    return content;
  }
  return splitTied(content).map((part, index) =>
    isUnbroken(part) ? (
      // The parts of one text: their order is their identity.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
