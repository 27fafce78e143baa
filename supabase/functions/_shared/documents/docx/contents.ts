import { contentsTitle } from '../document-words.ts';
import { plainText } from '../parse/plain-text.ts';
import { contentsPageFrom, mostContents } from '../theme.ts';
import type { Block } from '../tree.ts';
import { bookmarkName } from './blocks.ts';
import type { DocxContext } from './context.ts';
import { paragraph } from './paragraph.ts';
import { textRuns } from './run.ts';

export interface Contents {
  readonly xml: string;
  /** The text after it begins a page. */
  readonly ownPage: boolean;
}

interface Entry {
  readonly level: number;
  readonly text: string;
  readonly bookmark: string;
}

/**
 * The table of contents: a TOC field with its entries already in place, each a link to its heading. The entries carry no
 * page numbers until the field is updated, because only Word knows them: a number made up here would be wrong on some
 * page, and a field marked as out of date makes Word ask a question when the file is opened.
 *
 * `ids` are the numbers that the headings' bookmarks got, in order.
 */
export function contentsXml(context: DocxContext, ids: readonly number[]): Contents {
  const { entries, depth } = contentsEntries(context.document.blocks, ids);
  const begin =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
    `<w:r><w:instrText xml:space="preserve"> TOC \\o "1-${String(depth)}" \\h \\z \\u </w:instrText></w:r>` +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>';
  const lines = entries.map((entry, index) => {
    const link = `<w:hyperlink w:anchor="${entry.bookmark}" w:history="1">${textRuns(entry.text, {})}</w:hyperlink>`;
    return paragraph(context, (index === 0 ? begin : '') + link, { style: `TOC${String(entry.level)}` });
  });
  const end = paragraph(context, '<w:r><w:fldChar w:fldCharType="end"/></w:r>', { after: 0 });
  const body =
    paragraph(context, textRuns(contentsTitle, {}), { style: 'TOCHeading' }) + lines.join('') + end;
  const ownPage = entries.length >= contentsPageFrom;
  if (!context.controls) return { xml: body, ownPage };
  const xml =
    '<w:sdt><w:sdtPr><w:alias w:val="Contents"/><w:tag w:val="contents"/><w:id w:val="999999"/>' +
    '<w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr>' +
    `<w:sdtContent>${body}</w:sdtContent></w:sdt>`;
  return { xml, ownPage };
}

function contentsEntries(
  blocks: readonly Block[],
  ids: readonly number[],
): { entries: Entry[]; depth: number } {
  const headings = blocks.filter((block) => block.type === 'heading');
  const all = headings.map((heading, index): Entry => ({
    level: Math.max(1, heading.depth - 1),
    text: plainText(heading.children),
    bookmark: bookmarkName(ids[index] ?? 0),
  }));
  const two = all.filter((entry) => entry.level <= 2);
  return two.length <= mostContents
    ? { entries: two, depth: 2 }
    : { entries: all.filter((entry) => entry.level === 1), depth: 1 };
}
