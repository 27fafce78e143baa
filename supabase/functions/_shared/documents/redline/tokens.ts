import type { Inline } from '../tree.ts';

type Wrapper = Extract<Inline, { type: 'strong' | 'emphasis' | 'strike' | 'link' }>;
/** Formats around a piece of text, the outermost first. */
type Wrappers = readonly Wrapper[];

/** The smallest piece that a redline marks: a word, a space, a punctuation mark, a field, a blank or a footnote's mark. */
export interface Token {
  /** Equal in both texts if the reader sees the same. */
  readonly key: string;
  readonly wrappers: Wrappers;
  readonly node: Inline;
  /** Space and punctuation: between two changed words they hold no sentence together. */
  readonly weak: boolean;
}

const pieces = /\s+|[\p{L}\p{N}]+(?:[’'.,:/-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/** The footnotes of the older text have ids of their own; see `old-notes.ts`. */
export const oldNote = 'old:';

/** Inline content as tokens in their order. */
export function tokensOf(nodes: readonly Inline[]): Token[] {
  const tokens: Token[] = [];
  addTokens(tokens, nodes, [], '');
  return tokens;
}

function addTokens(tokens: Token[], nodes: readonly Inline[], wrappers: Wrappers, format: string): void {
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
      case 'code':
        addWords(tokens, node, wrappers, format);
        break;
      case 'strong':
      case 'emphasis':
      case 'strike':
      case 'link':
        addTokens(tokens, node.children, [...wrappers, node], format + markOf(node));
        break;
      case 'when':
      case 'change':
      case 'outdated':
        addTokens(tokens, node.children, wrappers, format);
        break;
      case 'break':
      case 'field':
      case 'blank':
      case 'footnote':
      case 'placeholder':
      case 'fact':
        tokens.push({ key: `${format}\n${leafKey(node)}`, wrappers, node, weak: node.type === 'break' });
    }
  }
}

function addWords(
  tokens: Token[],
  node: Extract<Inline, { type: 'text' | 'code' }>,
  wrappers: Wrappers,
  format: string,
): void {
  const mark = node.type === 'code' ? `${format}\`` : format;
  for (const [value] of node.value.matchAll(pieces)) {
    tokens.push({
      key: `${mark}\n${value}`,
      wrappers,
      node: { type: node.type, value },
      weak: !hasLetterOrDigit.test(value),
    });
  }
}

function markOf(wrapper: Wrapper): string {
  return wrapper.type === 'link' ? `link ${wrapper.href} ` : `${wrapper.type} `;
}

function leafKey(node: Inline): string {
  switch (node.type) {
    case 'field':
      return `field ${node.field.key} ${node.field.display}`;
    case 'blank':
      return `blank ${String(node.length)}`;
    case 'footnote':
      return `note ${node.id.startsWith(oldNote) ? node.id.slice(oldNote.length) : node.id}`;
    case 'placeholder':
      return `placeholder ${node.key}`;
    case 'text':
    case 'code':
    case 'strong':
    case 'emphasis':
    case 'strike':
    case 'link':
    case 'break':
    case 'when':
    case 'change':
    case 'fact':
    case 'outdated':
      return node.type;
  }
}

/** One line that two contents share exactly when their tokens are the same. */
export function inlineKey(nodes: readonly Inline[]): string {
  let key = '';
  for (const node of nodes) {
    if (node.type === 'text') key += node.value;
    else if (node.type === 'code') key += `\n\`${node.value}\``;
    else if (node.type === 'when' || node.type === 'change' || node.type === 'outdated')
      key += inlineKey(node.children);
    else if ('children' in node) key += `\n${markOf(node)}(${inlineKey(node.children)})`;
    else key += `\n${leafKey(node)}\n`;
  }
  return key;
}

/** Tokens as inline content again. */
export function inlineOf(tokens: readonly Token[]): Inline[] {
  const nodes: Inline[] = [];
  for (let at = 0; at < tokens.length;) {
    const wrappers = tokens[at]?.wrappers ?? [];
    const leaves: Inline[] = [];
    for (let token = tokens[at]; token && sameWrappers(token.wrappers, wrappers); token = tokens[at]) {
      addLeaf(leaves, token.node);
      at += 1;
    }
    nodes.push(...wrap(leaves, wrappers));
  }
  return nodes;
}

function sameWrappers(some: Wrappers, others: Wrappers): boolean {
  return some.length === others.length && some.every((wrapper, index) => wrapper === others[index]);
}

function wrap(leaves: readonly Inline[], wrappers: Wrappers): readonly Inline[] {
  return wrappers.reduceRight<readonly Inline[]>((children, wrapper) => [{ ...wrapper, children }], leaves);
}

/** Words of one kind that follow each other are one node. */
function addLeaf(leaves: Inline[], node: Inline): void {
  const last = leaves.at(-1);
  if (last && (node.type === 'text' || node.type === 'code') && last.type === node.type) {
    leaves[leaves.length - 1] = { type: node.type, value: last.value + node.value };
  } else leaves.push(node);
}
