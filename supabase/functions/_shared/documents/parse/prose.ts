import type { Link, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isAllowedAddress } from './parse-inline.ts';
import { restoreBlanks } from './private-use-characters.ts';

/**
 * What is an author's mark in a template and only words in a customer's text: a fact in braces, an address that no document
 * links to. The words stay, with the address behind them where it says more.
 */
export function withWordsForMarks(root: Root): Root {
  visit(root, ['fact', 'link'], (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const words = node.type === 'fact' ? [text(node.value)] : node.type === 'link' ? wordsFor(node) : null;
    if (!words) return undefined;
    parent.children.splice(index, 1, ...words);
    return [SKIP, index + words.length];
  });
  return root;
}

/** Null for a link that a document may hold. */
function wordsFor(link: Link): PhrasingContent[] | null {
  const address = restoreBlanks(link.url);
  if (isAllowedAddress(address)) return null;
  const words = toString(link);
  return words === '' || address.endsWith(restoreBlanks(words))
    ? [text(words || address)]
    : [...link.children, text(` (${address})`)];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
