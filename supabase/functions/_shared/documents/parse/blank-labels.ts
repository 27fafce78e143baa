import type { Inline } from '../tree.ts';

/** What blanks are called where no words are before them, and what tells them from blanks of the same name. */
export interface BlankNames {
  readonly fallback: string;
  readonly suffix?: string;
  /** Labels of the placeholders by key. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Gives every blank the words before it as its label: `Employee name: ____` is "Employee name". */
export function labelBlanks(
  nodes: readonly Inline[],
  { fallback, suffix = '', labels }: BlankNames,
): Inline[] {
  let words = '';
  const visit = (list: readonly Inline[]): Inline[] =>
    list.map((node) => {
      switch (node.type) {
        case 'text':
        case 'code':
          words += node.value;
          return node;
        case 'placeholder':
          words += labels.get(node.key) ?? '';
          return node;
        case 'fact':
          words += 'the figure';
          return node;
        case 'break':
          words = '';
          return node;
        case 'strong':
        case 'emphasis':
        case 'strike':
        case 'outdated':
        case 'link':
        case 'change':
          return { ...node, children: visit(node.children) };
        case 'when':
          return { ...node, children: visit(node.children), otherwise: visit(node.otherwise) };
        case 'blank': {
          const label = labelFrom(words) || fallback;
          words = '';
          return { ...node, label: label + suffix };
        }
        case 'field':
        case 'footnote':
          return node;
      }
    });
  return visit(nodes);
}

function labelFrom(words: string): string {
  const sentence = words.replace(/^.*[.;!?]\s+(?=\S)/s, '');
  const label = sentence.replace(/\s+/g, ' ').replace(/^[\s,.;:)(–—-]+|[\s,:(–—$#-]+$/g, '');
  return label.length > 80 ? label.slice(-80).replace(/^\S*\s/, '') : label;
}
