/**
 * Private-use characters, which no source can hold (`cleanText` drops them). They stand for our syntax that Markdown would
 * read first: five underscores alone on a line are a rule, and the bars of `a || b` would part the cells of a table's row.
 */

/** In place of each underscore of a line to write on. */
export const blankCharacter = '\ue000';
/** A condition's mark is this character, a number and `conditionEnd`. */
export const conditionStart = '\ue001';
export const conditionEnd = '\ue002';
/** In place of `conditionStart`, where the condition covers the whole list item or table row that begins with it. */
export const wholeConditionStart = '\ue003';

/** The source with a character for each underscore of a line to write on. */
export function protectBlanks(source: string): string {
  return source.replace(/_{5,}/g, (run) => blankCharacter.repeat(run.length));
}

/** What an author wrote as a line to write on, where it is no such line. */
export function restoreBlanks(text: string): string {
  return text.includes(blankCharacter) ? text.replaceAll(blankCharacter, '_') : text;
}

/** True where a mark of a condition is left that nothing has read. */
export const hasCondition = (text: string): boolean =>
  text.includes(conditionStart) || text.includes(wholeConditionStart);
