import { colors } from '../theme.ts';
import type { DocxContext } from './context.ts';
import { posterStyleId } from './poster-styles.ts';
import { changeMark, trackedContent } from './tracked.ts';

/** Width of the text in twips: 6.5 inches. */
export const textWidth = 9360;

/** Direct properties of a paragraph; everything else comes from its style. Lengths are twips (1/20 point). */
export interface ParagraphOptions {
  readonly style?: string;
  readonly keepNext?: boolean;
  readonly keepLines?: boolean;
  readonly numbering?: { readonly list: number; readonly level: number };
  readonly tabs?: readonly {
    readonly at: number;
    readonly leader?: 'underscore' | 'dot';
    readonly side?: 'left' | 'right';
  }[];
  readonly before?: number;
  readonly after?: number;
  readonly indent?: { readonly left: number; readonly right?: number; readonly hanging?: number };
  readonly align?: 'left' | 'center' | 'right' | null;
  /** `w:framePr` of a paragraph that is not in the column of the text. */
  readonly frame?: string;
}

/** A paragraph with its properties in the order that the schema wants (CT_PPr). */
export function paragraph(context: DocxContext, content: string, options: ParagraphOptions = {}): string {
  // A deleted paragraph would take the break along.
  const breakBefore = context.pageBreak && context.change !== 'deleted';
  context.pageBreak &&= !breakBefore;
  const properties =
    (options.style === undefined ? '' : `<w:pStyle w:val="${styleName(context, options.style)}"/>`) +
    (options.keepNext === true ? '<w:keepNext/>' : '') +
    (options.keepLines === true ? '<w:keepLines/>' : '') +
    (breakBefore ? '<w:pageBreakBefore/>' : '') +
    (options.frame ?? '') +
    numberingXml(options) +
    barXml(context, options) +
    tabsXml(options) +
    spacingXml(options) +
    indentXml(options) +
    alignXml(context, options) +
    (context.change === null ? '' : `<w:rPr>${changeMark(context, context.change)}</w:rPr>`);
  const runs = context.change === null ? content : trackedContent(context, context.change, content);
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}

/** Put where Word needs a paragraph: between two tables and after the last one. */
export const emptyLine = '<w:p><w:pPr><w:spacing w:after="0"/></w:pPr></w:p>';

/** Keeps the end of a block with what follows: its last paragraph, or the last row of a table. */
export function keepEnd(xml: string): string {
  const from = xml.endsWith('</w:tbl>') ? xml.lastIndexOf('<w:tr>') : xml.lastIndexOf('<w:p>');
  if (from < 0) return xml;
  const end = xml
    .slice(from)
    .replaceAll(/<w:pStyle [^>]*\/>(?!<w:keepNext\/>)/g, (style) => `${style}<w:keepNext/>`);
  return xml.slice(0, from) + end;
}

function alignXml({ inPoster, posterCentered }: DocxContext, { align }: ParagraphOptions): string {
  const side = align ?? (inPoster && posterCentered ? 'center' : 'left');
  return side === 'left' ? '' : `<w:jc w:val="${side}"/>`;
}

/** On a poster every style has a larger twin. */
function styleName(context: DocxContext, style: string): string {
  if (!context.inPoster) return style;
  context.posterStyles.add(style);
  return posterStyleId(style);
}

/** A note has a bar of its own. */
function barXml({ variants }: DocxContext, { style, frame }: ParagraphOptions): string {
  if (variants === 0 || frame !== undefined || style === 'LawNote' || style === 'DraftingNote') return '';
  return `<w:pBdr><w:left w:val="single" w:sz="12" w:space="8" w:color="${colors.amber}"/></w:pBdr>`;
}

function numberingXml({ numbering }: ParagraphOptions): string {
  if (!numbering) return '';
  return `<w:numPr><w:ilvl w:val="${String(numbering.level)}"/><w:numId w:val="${String(numbering.list)}"/></w:numPr>`;
}

function tabsXml({ tabs }: ParagraphOptions): string {
  if (!tabs || tabs.length === 0) return '';
  const stops = tabs.map(({ at, leader, side }) => {
    const line = leader === undefined ? '' : ` w:leader="${leader}"`;
    return `<w:tab w:val="${side ?? 'left'}"${line} w:pos="${String(Math.round(at))}"/>`;
  });
  return `<w:tabs>${stops.join('')}</w:tabs>`;
}

function indentXml({ indent }: ParagraphOptions): string {
  if (!indent) return '';
  const right = indent.right === undefined ? '' : ` w:right="${String(indent.right)}"`;
  const hanging = indent.hanging === undefined ? '' : ` w:hanging="${String(indent.hanging)}"`;
  return `<w:ind w:left="${String(indent.left)}"${right}${hanging}/>`;
}

function spacingXml({ before, after }: ParagraphOptions): string {
  if (before === undefined && after === undefined) return '';
  const first = before === undefined ? '' : ` w:before="${String(before)}"`;
  const last = after === undefined ? '' : ` w:after="${String(after)}"`;
  return `<w:spacing${first}${last}/>`;
}
