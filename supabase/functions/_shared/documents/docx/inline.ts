import { escapeXml } from '../clean-text.ts';
import type { Inline } from '../tree.ts';
import type { DocxContext } from './context.ts';
import { blankRuns, controlAround, fieldRuns } from './controls.ts';
import { textRuns } from './run.ts';
import type { RunFormat } from './run.ts';
import { trackedRuns } from './tracked.ts';

/** Inline content as runs, controls and fields. */
export function inlineRuns(context: DocxContext, nodes: readonly Inline[], format: RunFormat = {}): string {
  let xml = '';
  for (const node of nodes) xml += inlineRun(context, node, format);
  return xml;
}

function inlineRun(context: DocxContext, node: Inline, format: RunFormat): string {
  switch (node.type) {
    case 'text':
      return textRuns(node.value, format);
    case 'code':
      return textRuns(node.value, { ...format, style: 'VerbatimChar' });
    case 'strong':
      return inlineRuns(context, node.children, { ...format, bold: true });
    case 'emphasis':
      return inlineRuns(context, node.children, { ...format, italic: true });
    case 'strike':
      return inlineRuns(context, node.children, { ...format, strike: true });
    case 'outdated':
      return outdatedRuns(context, node, format);
    case 'link':
      return linkRuns(context, node.href, node.children, format);
    case 'break':
      return '<w:r><w:br/></w:r>';
    case 'field':
      return fieldRuns(context, node.field, format);
    case 'blank':
      return blankRuns(context, node.length, node.label, format);
    case 'footnote':
      return footnoteRun(context, node.id);
    case 'when':
      return inlineRuns(context, node.children, format);
    case 'change':
      return trackedRuns(context, node.change, () => inlineRuns(context, node.children, format));
    case 'fact':
    case 'placeholder':
      return textRuns(`[${node.key}]`, format);
  }
}

/** A figure of another year: colored, and with controls a control of its own, so that Word can step from one to the next. */
function outdatedRuns(
  context: DocxContext,
  { key, label, children }: Extract<Inline, { type: 'outdated' }>,
  format: RunFormat,
): string {
  const runs = inlineRuns(context, children, { ...format, highlight: true });
  return context.controls ? controlAround(context, { name: `Figure ${key}`, label }, runs) : runs;
}

/**
 * A link as a HYPERLINK field: unlike a relationship it leaves the file without any outside target. The address comes
 * from the template alone and was checked by the parser (https or mailto, no quotes or backslashes).
 */
function linkRuns(
  context: DocxContext,
  href: string,
  children: readonly Inline[],
  format: RunFormat,
): string {
  return (
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
    `<w:r><w:instrText xml:space="preserve"> HYPERLINK "${escapeXml(href)}" </w:instrText></w:r>` +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
    inlineRuns(context, children, { ...format, style: 'Hyperlink' }) +
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
  );
}

/** A file holds the mark of a footnote once: further ones are fields that show the number of the first. */
function footnoteRun(context: DocxContext, id: string): string {
  const number = context.footnoteNumbers.get(id);
  if (number === undefined) return '';
  const style = '<w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr>';
  const mark = `<w:r>${style}<w:footnoteReference w:id="${String(number)}"/></w:r>`;
  const isWritten = context.repeatedNotes.get(id);
  if (isWritten === undefined) return mark;
  const name = `_RefNote${String(number)}`;
  if (isWritten) {
    return (
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
      `<w:r><w:instrText xml:space="preserve"> NOTEREF ${name} \\f \\h </w:instrText></w:r>` +
      `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r>${style}<w:t>${String(number)}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
    );
  }
  context.repeatedNotes.set(id, true);
  const bookmark = String(context.nextBookmark);
  context.nextBookmark += 1;
  return `<w:bookmarkStart w:id="${bookmark}" w:name="${name}"/>${mark}<w:bookmarkEnd w:id="${bookmark}"/>`;
}
