import { cleanText } from '../clean-text.ts';

/** Characters that Word and mail programs put before the items of a list. */
const bullets = '•●▪■◦○‣⁃∙➢►❖✓✔';
/** The same for characters that also stand inside sentences: they count with white space behind them. */
const spacedBullets = '·–−—o';
const bulletLine = new RegExp(
  `^[ \\t\\u00a0]*(?:([${bullets}])[ \\t\\u00a0]*|([${spacedBullets}])[ \\t\\u00a0]+)(\\S.*)$`,
  'u',
);
const lowerBullets = '◦○o';
const lowestBullets = '▪■';

/** The bullets of Symbol and Wingdings, which are characters of private use. */
const withKnownBullets = (text: string): string =>
  text.replace(/\uf0a7/g, '▪').replace(/[\uf0b7\uf0d8\uf0fc\uf076]/g, '•');

/** A line that is more than running text in Markdown. */
const structure = /^\s*(?:#{1,6}(?:\s|$)|>|\||:::|(?:[-*+]|\d{1,9}[.)])(?:\s|$)|(?:[-*_]\s*){3,}$|=+\s*$)/;
const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const fence = /^\s*(?:`{3,}|~{3,})/;
const tableRule = /^[\s|:]*-[\s|:-]*$/;

export interface CustomerMarkdown {
  readonly source: string;
  /** The line that was typed, for a line of `source`. */
  readonly lineOf: (line: number) => number;
}

/**
 * Lines as people type them and paste them from Word, as Markdown that reads the same: bullets of any kind are lists, a line
 * after a list is a paragraph of its own, and a line ends where it was ended.
 */
export function customerMarkdown(text: string): CustomerMarkdown {
  const written: string[] = [];
  const origins: number[] = [];
  const lines = cleanText(withKnownBullets(text)).split('\n');
  let before: 'nothing' | 'text' | 'item' | 'structure' = 'nothing';
  let depth = 0;
  let isFenced = false;
  let isTable = false;
  const push = (line: string, index: number) => {
    written.push(line);
    origins.push(index + 1);
  };
  lines.forEach((line, index) => {
    const bullet = isFenced ? null : bulletLine.exec(line);
    if (fence.test(line)) isFenced = !isFenced;
    isTable = line.trim() !== '' && (isTable || isTableHead(line, lines[index + 1] ?? ''));
    if (isFenced || isTable || fence.test(line)) {
      push(line, index);
      before = 'structure';
    } else if (line.trim() === '') {
      push('', index);
      before = 'nothing';
    } else if (bullet) {
      depth = depthOf(bullet[1] ?? bullet[2] ?? '', before === 'item' ? depth : -1);
      push(`${'  '.repeat(depth)}- ${bullet[3] ?? ''}`, index);
      before = 'item';
    } else if (structure.test(line)) {
      push(line, index);
      before = listItem.test(line) ? 'item' : 'structure';
      depth = 0;
    } else {
      if (before === 'item' && !/^\s/.test(line)) push('', index);
      // A backslash before the end of a line keeps it.
      if (before === 'text') written[written.length - 1] = `${(written.at(-1) ?? '').trimEnd()}\\`;
      push(before === 'text' ? line.trim() : line, index);
      before = before === 'item' && /^\s/.test(line) ? 'item' : 'text';
    }
  });
  return { source: written.join('\n'), lineOf: (line) => origins[line - 1] ?? line };
}

const isTableHead = (line: string, next: string): boolean =>
  line.includes('|') && next.includes('|') && tableRule.test(next);

/** Word's second level has hollow bullets, its third small squares. `above` is the depth of the item before, -1 without one. */
function depthOf(character: string, above: number): number {
  if (lowerBullets.includes(character)) return Math.min(1, above + 1);
  return lowestBullets.includes(character) && above > 0 ? 2 : 0;
}
