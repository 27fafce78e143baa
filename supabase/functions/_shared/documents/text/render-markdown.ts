import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { documentLabels } from '../document-labels.ts';
import type { License } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import { MarkdownTree } from './markdown-tree.ts';

/** GitHub-flavored Markdown of a filled document. Values and words are escaped, so they mean nothing but themselves. */
export function buildMarkdown(document: FilledDocument, license: License | undefined): string {
  return writeMarkdown(documentTree(document, license));
}

/** Markdown of a tree, in the style of our files. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    fence: '~',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

function documentTree(document: FilledDocument, license: License | undefined): Root {
  const labels = documentLabels(document, license);
  const tree = new MarkdownTree(document.footnotes);
  return {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: tree.lines(document.template.title) },
      { type: 'paragraph', children: [{ type: 'emphasis', children: tree.lines(labels.subtitle) }] },
      ...tree.blocks(document.blocks),
      ...tree.notes(),
      { type: 'thematicBreak' },
      { type: 'paragraph', children: tree.lines([labels.versionLine, ...labels.smallPrint].join('\n')) },
    ],
  };
}
