import { contentsTitle, endsItsPage, mostEntries } from '../document-labels.ts';
import { plainText } from '../parse/plain-text.ts';
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
  /** Known where the document was laid out. */
  readonly page: number | undefined;
}

/**
 * The table of contents: a TOC field with its entries already in place, each a link to its heading with its page. The
 * numbers are those of the PDF, whose layout is nearly the same; Word puts its own in their place when the field is updated.
 * A field marked as out of date would make Word ask a question when the file is opened.
 *
 * `ids` are the numbers that the headings' bookmarks got, in order.
 */
export function contentsXml(context: DocxContext, ids: readonly number[]): Contents {
  const { entries, depth } = contentsEntries(context, ids);
  const begin =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
    `<w:r><w:instrText xml:space="preserve"> TOC \\o "1-${String(depth)}" \\h \\z \\u </w:instrText></w:r>` +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>';
  // First, because the first paragraph that is written takes a page break along.
  const heading = paragraph(context, textRuns(contentsTitle, {}), { style: 'TOCHeading' });
  const lines = entries.map((entry, index) => {
    const link = `<w:hyperlink w:anchor="${entry.bookmark}" w:history="1">${textRuns(entry.text, {})}${pageRuns(entry)}</w:hyperlink>`;
    return paragraph(context, (index === 0 ? begin : '') + link, { style: `TOC${String(entry.level)}` });
  });
  const end = paragraph(context, '<w:r><w:fldChar w:fldCharType="end"/></w:r>', { after: 0 });
  const body = heading + lines.join('') + end;
  const ownPage = endsItsPage(context.document);
  if (!context.controls) return { xml: body, ownPage };
  const xml =
    '<w:sdt><w:sdtPr><w:alias w:val="Contents"/><w:tag w:val="contents"/><w:id w:val="999999"/>' +
    '<w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr>' +
    `<w:sdtContent>${body}</w:sdtContent></w:sdt>`;
  return { xml, ownPage };
}

/** A tab and the page's number, as a field that Word can update. */
function pageRuns({ bookmark, page }: Entry): string {
  if (page === undefined) return '';
  return (
    '<w:r><w:tab/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
    `<w:r><w:instrText xml:space="preserve"> PAGEREF ${bookmark} \\h </w:instrText></w:r>` +
    `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${String(page)}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  );
}

function contentsEntries(
  { document, measured }: DocxContext,
  ids: readonly number[],
): { entries: Entry[]; depth: number } {
  const headings = document.blocks.filter((block) => block.type === 'heading');
  const all = headings.map((heading, index): Entry => ({
    level: Math.max(1, heading.depth - 1),
    text: plainText(heading.children),
    bookmark: bookmarkName(ids[index] ?? 0),
    page: measured?.headingPages[index],
  }));
  const two = all.filter((entry) => entry.level <= 2);
  return two.length <= mostEntries(document)
    ? { entries: two, depth: 2 }
    : { entries: all.filter((entry) => entry.level === 1), depth: 1 };
}
