import type { QuoteKind } from '../tree.ts';
import { colors } from '../theme.ts';
import type { DocxContext } from './context.ts';

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
}

/** A paragraph with its properties in the order that the schema wants (CT_PPr). */
export function paragraph(context: DocxContext, content: string, options: ParagraphOptions = {}): string {
  const breakBefore = context.pageBreak;
  context.pageBreak = false;
  const properties =
    (options.style === undefined ? '' : `<w:pStyle w:val="${options.style}"/>`) +
    (options.keepNext === true ? '<w:keepNext/>' : '') +
    (options.keepLines === true ? '<w:keepLines/>' : '') +
    (breakBefore ? '<w:pageBreakBefore/>' : '') +
    numberingXml(options) +
    tabsXml(options) +
    spacingXml(options) +
    indentXml(options) +
    (options.align === undefined || options.align === null || options.align === 'left'
      ? ''
      : `<w:jc w:val="${options.align}"/>`);
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
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

/** Bar and shade of a note. */
export function calloutBorder(kind: Exclude<QuoteKind, 'quote'>): string {
  const bar = kind === 'law' ? colors.ink : colors.amber;
  const fill = kind === 'law' ? colors.lawFill : colors.noteFill;
  const edge = `<w:top w:val="single" w:sz="4" w:space="4" w:color="${fill}"/><w:left w:val="single" w:sz="24" w:space="8" w:color="${bar}"/><w:bottom w:val="single" w:sz="4" w:space="4" w:color="${fill}"/><w:right w:val="single" w:sz="4" w:space="6" w:color="${fill}"/>`;
  return `<w:pBdr>${edge}</w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
}
