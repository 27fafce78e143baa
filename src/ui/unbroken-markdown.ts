import type { ExtraProps } from 'react-markdown';
import { isUnbroken, splitTied } from './unbroken';

type Content = NonNullable<ExtraProps['node']>['children'][number];

/** Text to copy exactly, such as code, stays in one text node. */
const leftAlone = new Set(['code', 'pre', 'kbd']);

const toNodes = (text: string): Content[] =>
  splitTied(text)
    .filter((part) => part !== '')
    .map((part) =>
      isUnbroken(part)
        ? {
            type: 'element',
            tagName: 'span',
            properties: { className: ['whitespace-nowrap'] },
            children: [{ type: 'text', value: part }],
          }
        : { type: 'text', value: part },
    );

const keepIn = (children: readonly Content[]): Content[] =>
  children.flatMap((child): Content[] => {
    if (child.type === 'text') {
      return toNodes(child.value);
    }
    if (child.type === 'element' && !leftAlone.has(child.tagName)) {
      child.children = keepIn(child.children);
    }
    return [child];
  });

/** For elements made from Markdown: short compounds and dates stay on one line. */
export const keepTiedTogether = () => (tree: { children: Content[] }) => {
  tree.children = keepIn(tree.children);
};
