import type { PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
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

/** What is an author's: HTML, and code for a line that begins with spaces. */
const prose = { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } };
const proseOptions = { ...options, extensions: [...options.extensions, prose] };

/** The same for what a customer typed or pasted. */
export function readProse(source: string): Root {
  return fromMarkdown(source, proseOptions);
}

/** A line is no list, heading or anything else but running text, whatever it begins with. */
const onlyRunningText = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'gfmFootnoteDefinition',
      'headingAtx',
      'htmlFlow',
      'list',
      'thematicBreak',
    ],
  },
};
const lineOptions = { ...options, extensions: [...options.extensions, onlyRunningText] };

/** One line of running text. */
export function readLine(line: string): PhrasingContent[] {
  return fromMarkdown(line, lineOptions).children.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [],
  );
}
