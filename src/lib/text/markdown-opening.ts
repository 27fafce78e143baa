import type { Nodes } from 'mdast';
import { readMarkdown } from './read-markdown';

const longest = 200;
/** Elements that are not part of a text's opening. */
const skipped = new Set(['heading', 'code', 'table', 'thematicBreak', 'definition', 'footnoteDefinition']);
/** Between the parts of these there is space. */
const parted = new Set(['list', 'listItem', 'blockquote']);

function wordsOf(node: Nodes): string {
  if (node.type === 'break') {
    return ' ';
  }
  // Raw HTML is displayed as text on the page, so it is text here.
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(wordsOf).join(parted.has(node.type) ? ' ' : '') : '';
}

/** The opening of a text as its page shows it: without headings, tables and Markdown syntax, cut between words. */
export function markdownOpening(markdown: string): string {
  const blocks = readMarkdown(markdown).children.filter(({ type }) => !skipped.has(type));
  const text = blocks.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
  if (text.length <= longest) {
    return text;
  }
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')}…`;
}
