import type { ReactNode } from 'react';

/** Hyphenated words, days with their month, sections with their §, a name: a line break inside one looks like a misprint. */
const tied =
  /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|§ [\p{L}\p{N}]+|Google Docs)/u;
/** Longer ones can break: otherwise they would leave a gap in the narrow columns of a phone. */
const longestUnbroken = 12;

export const isUnbroken = (part: string): boolean => part.length <= longestUnbroken && tied.test(part);

/** The parts of a text. Every second one must not break. */
export const splitTied = (text: string): string[] => text.split(tied);

/** The same text with short compounds and dates kept on one line. Everything but text is unchanged. */
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
