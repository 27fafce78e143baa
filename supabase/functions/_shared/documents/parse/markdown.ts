import type { PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { templateMarks, templateMarksFromMarkdown } from './template-marks.ts';

const options = {
  extensions: [gfm(), templateMarks],
  mdastExtensions: [gfmFromMarkdown(), templateMarksFromMarkdown],
};

/** GitHub-flavored Markdown with the marks of a template, as mdast. Each node's position counts lines from 1. */
export function readMarkdown(source: string): Root {
  return fromMarkdown(source, options);
}

/** One line of running text; a sign at its start makes neither a list nor a heading of it. */
export function readLine(line: string): PhrasingContent[] {
  const root = readMarkdown(line);
  const [first, ...rest] = root.children;
  if (first?.type === 'paragraph' && rest.length === 0) return first.children;
  return [{ type: 'text', value: toString(root) || line }];
}
