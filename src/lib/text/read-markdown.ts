import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** GitHub-flavored Markdown as mdast, as the pages of the site show it. */
export const readMarkdown = (text: string): Root => fromMarkdown(text, options);
