/**
 * Signs that no source can hold (`cleanText` drops them). They stand for our syntax that Markdown would read first: five
 * underscores alone on a line are a rule, and the bars of `a || b` would part the cells of a table's row.
 */

/** In place of each underscore of a line to write on. */
export const blankSign = '\ue000';
/** A condition's mark is this sign, a number and `conditionEnd`. */
export const conditionSign = '\ue001';
export const conditionEnd = '\ue002';
/** In place of `conditionSign`: the mark is of the whole list item or table row that it opens. */
export const wholeSign = '\ue003';

/** The source with a sign for each underscore of a line to write on. */
export function signBlanks(source: string): string {
  return source.replace(/_{5,}/g, (run) => blankSign.repeat(run.length));
}

/** What an author wrote as a line to write on, where it is no such line. */
export function restoreBlanks(text: string): string {
  return text.includes(blankSign) ? text.replaceAll(blankSign, '_') : text;
}

/** True where a mark of a condition is left that nothing has read. */
export const hasCondition = (text: string): boolean =>
  text.includes(conditionSign) || text.includes(wholeSign);
