import type { Inline } from '../tree.ts';

/** The words of inline content; a placeholder is `{{key}}`, a field as what the reader sees, a blank as nothing. */
export function plainText(nodes: readonly Inline[]): string {
  let text = '';
  for (const node of nodes) text += textOf(node);
  return text;
}

function textOf(node: Inline): string {
  switch (node.type) {
    case 'text':
    case 'code':
      return node.value;
    case 'strong':
    case 'emphasis':
    case 'strike':
    case 'outdated':
    case 'link':
    case 'when':
    case 'change':
      return plainText(node.children);
    case 'placeholder':
      return `{{${node.key}}}`;
    case 'fact':
      return `{${node.key}}`;
    case 'field':
      return node.field.display;
    case 'break':
      return ' ';
    case 'blank':
    case 'footnote':
      return '';
  }
}
