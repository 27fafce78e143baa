import { colors } from '../theme.ts';
import { calloutBorder } from './callout-border.ts';

/** Text and headings: Cambria is on every machine that has Word; Calibri is for running heads and labels. */
export const documentFonts = { serif: 'Cambria', sans: 'Calibri' } as const;

const sans = `<w:rFonts w:ascii="${documentFonts.sans}" w:eastAsia="${documentFonts.sans}" w:hAnsi="${documentFonts.sans}" w:cs="${documentFonts.sans}"/>`;
const ink = `<w:color w:val="${colors.ink}"/>`;
const quiet = `<w:color w:val="${colors.quiet}"/>`;

export interface Style {
  readonly id: string;
  readonly name: string;
  readonly type?: 'paragraph' | 'character' | 'table';
  readonly basedOn?: string;
  readonly next?: string;
  readonly isDefault?: boolean;
  /** Shown in Word's gallery. */
  readonly quick?: boolean;
  readonly priority?: number;
  readonly paragraph?: string;
  readonly run?: string;
  readonly rest?: string;
}

export const size = (halfPoints: number): string =>
  `<w:sz w:val="${String(halfPoints)}"/><w:szCs w:val="${String(halfPoints)}"/>`;
const spacing = (before: number, after: number, line = ''): string =>
  `<w:spacing w:before="${String(before)}" w:after="${String(after)}"${line === '' ? '' : ` w:line="${line}" w:lineRule="auto"`}/>`;

const headings = [
  { size: 30, before: 400, after: 120 },
  { size: 25, before: 300, after: 100 },
  { size: 22, before: 240, after: 80 },
  { size: 21, before: 200, after: 60 },
  { size: 21, before: 200, after: 60 },
  { size: 21, before: 200, after: 60 },
] as const;

const headingStyles = headings.map((heading, index): Style => {
  const level = index + 1;
  return {
    id: `Heading${String(level)}`,
    name: `heading ${String(level)}`,
    basedOn: 'Normal',
    next: 'BodyText',
    quick: true,
    priority: 9,
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(heading.before, heading.after)}<w:outlineLvl w:val="${String(index)}"/>`,
    run: (level > 3 ? '<w:b/><w:bCs/><w:i/><w:iCs/>' : '<w:b/><w:bCs/>') + ink + size(heading.size),
  };
});

const listStyles = ['ListBullet', 'ListNumber'].flatMap((base): Style[] =>
  ['', '2', '3'].map((suffix) => ({
    id: base + suffix,
    name: `${base === 'ListBullet' ? 'List Bullet' : 'List Number'}${suffix === '' ? '' : ` ${suffix}`}`,
    basedOn: 'Normal',
    quick: suffix === '',
    paragraph: spacing(0, 80, '276'),
  })),
);

const contentsStyles = [1, 2, 3].map((level): Style => ({
  id: `TOC${String(level)}`,
  name: `toc ${String(level)}`,
  basedOn: 'Normal',
  next: 'Normal',
  priority: 39,
  paragraph: `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9350"/></w:tabs>${spacing(0, 0, '252')}<w:ind w:left="${String((level - 1) * 280)}"/>`,
  run: size(20),
}));

/** Word's own styles under their own names, with our looks, and a few of ours beside them. */
export const styles: readonly Style[] = [
  { id: 'Normal', name: 'Normal', isDefault: true, quick: true },
  {
    id: 'DefaultParagraphFont',
    name: 'Default Paragraph Font',
    type: 'character',
    isDefault: true,
    priority: 1,
  },
  {
    id: 'TableNormal',
    name: 'Normal Table',
    type: 'table',
    isDefault: true,
    priority: 99,
    rest: '<w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr>',
  },
  { id: 'BodyText', name: 'Body Text', basedOn: 'Normal', quick: true, paragraph: spacing(0, 140, '276') },
  {
    id: 'Title',
    name: 'Title',
    basedOn: 'Normal',
    next: 'Subtitle',
    quick: true,
    priority: 10,
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(0, 80)}`,
    run: `<w:b/><w:bCs/>${ink}${size(48)}`,
  },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    basedOn: 'Normal',
    next: 'BodyText',
    quick: true,
    priority: 11,
    paragraph: `<w:pBdr><w:bottom w:val="single" w:sz="8" w:space="8" w:color="${colors.ink}"/></w:pBdr>${spacing(0, 320)}`,
    run: `${sans}${quiet}${size(20)}`,
  },
  ...headingStyles,
  ...listStyles,
  ...['', '2', '3'].map((suffix, level): Style => ({
    id: `ListContinue${suffix}`,
    name: `List Continue${suffix === '' ? '' : ` ${suffix}`}`,
    basedOn: 'Normal',
    paragraph: `${spacing(0, 80, '276')}<w:ind w:left="${String((level + 1) * 360)}"/>`,
  })),
  {
    id: 'Quote',
    name: 'Quote',
    basedOn: 'Normal',
    next: 'BodyText',
    quick: true,
    priority: 29,
    paragraph: `<w:pBdr><w:left w:val="single" w:sz="18" w:space="10" w:color="${colors.hairline}"/></w:pBdr>${spacing(80, 160, '276')}<w:ind w:left="360" w:right="360"/>`,
  },
  {
    id: 'DraftingNote',
    name: 'Drafting Note',
    basedOn: 'Quote',
    quick: true,
    paragraph: `${calloutBorder('drafting-note')}<w:ind w:left="200" w:right="140"/>`,
    run: size(20),
  },
  {
    id: 'LawNote',
    name: 'Law Note',
    basedOn: 'Quote',
    quick: true,
    paragraph: `${calloutBorder('law')}<w:ind w:left="200" w:right="140"/>`,
    run: size(20),
  },
  {
    id: 'DraftingNoteList',
    name: 'Drafting Note List',
    basedOn: 'DraftingNote',
    paragraph: spacing(0, 40, '276'),
  },
  { id: 'LawNoteList', name: 'Law Note List', basedOn: 'LawNote', paragraph: spacing(0, 40, '276') },
  { id: 'FormLine', name: 'Form Line', basedOn: 'Normal', quick: true, paragraph: spacing(120, 120) },
  {
    id: 'SignatureParty',
    name: 'Signature Party',
    basedOn: 'Normal',
    next: 'SignatureLine',
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(320, 0)}`,
    run: '<w:b/><w:bCs/>',
  },
  {
    id: 'SignatureLine',
    name: 'Signature',
    basedOn: 'Normal',
    next: 'SignatureLabel',
    priority: 99,
    paragraph: `<w:keepNext/>${spacing(420, 0)}`,
  },
  {
    id: 'SignatureLabel',
    name: 'Signature Label',
    basedOn: 'Normal',
    next: 'BodyText',
    paragraph: spacing(20, 160),
    run: `${sans}${quiet}${size(17)}`,
  },
  {
    id: 'TableText',
    name: 'Table Text',
    basedOn: 'Normal',
    quick: true,
    paragraph: spacing(50, 50),
    run: size(20),
  },
  {
    id: 'TableHeading',
    name: 'Table Heading',
    basedOn: 'TableText',
    quick: true,
    paragraph: '<w:keepNext/>',
    run: `<w:b/><w:bCs/>${ink}`,
  },
  {
    id: 'HTMLPreformatted',
    name: 'HTML Preformatted',
    basedOn: 'Normal',
    priority: 99,
    paragraph: spacing(80, 160),
    run: '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>' + size(19),
  },
  {
    id: 'HorizontalLine',
    name: 'Horizontal Line',
    basedOn: 'Normal',
    next: 'BodyText',
    paragraph: `<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="${colors.hairline}"/></w:pBdr>${spacing(120, 200)}`,
  },
  {
    id: 'TOCHeading',
    name: 'TOC Heading',
    basedOn: 'Normal',
    next: 'BodyText',
    quick: true,
    priority: 39,
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(120, 120)}`,
    run: `<w:b/><w:bCs/>${ink}${size(28)}`,
  },
  ...contentsStyles,
  {
    id: 'Header',
    name: 'header',
    basedOn: 'Normal',
    priority: 99,
    paragraph: '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>',
    run: `${sans}${quiet}${size(18)}`,
  },
  {
    id: 'Footer',
    name: 'footer',
    basedOn: 'Normal',
    priority: 99,
    paragraph: '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>',
    run: `${sans}${quiet}${size(17)}`,
  },
  {
    id: 'FootnoteText',
    name: 'footnote text',
    basedOn: 'Normal',
    priority: 99,
    paragraph: spacing(0, 40),
    run: size(18),
  },
  {
    id: 'FootnoteReference',
    name: 'footnote reference',
    type: 'character',
    basedOn: 'DefaultParagraphFont',
    priority: 99,
    run: '<w:vertAlign w:val="superscript"/>',
  },
  {
    id: 'Hyperlink',
    name: 'Hyperlink',
    type: 'character',
    basedOn: 'DefaultParagraphFont',
    priority: 99,
    run: `${ink}<w:u w:val="single"/>`,
  },
  {
    id: 'PlaceholderText',
    name: 'Placeholder Text',
    type: 'character',
    basedOn: 'DefaultParagraphFont',
    priority: 99,
    run: `<w:color w:val="${colors.fieldText}"/><w:shd w:val="clear" w:color="auto" w:fill="${colors.fieldFill}"/>`,
  },
  {
    id: 'VerbatimChar',
    name: 'Verbatim Char',
    type: 'character',
    basedOn: 'DefaultParagraphFont',
    run: '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>' + size(20),
  },
  {
    id: 'TableGrid',
    name: 'Table Grid',
    type: 'table',
    basedOn: 'TableNormal',
    priority: 39,
    rest: tableGrid(),
  },
];

function tableGrid(): string {
  const edge = (side: string, width: number): string =>
    `<w:${side} w:val="single" w:sz="${String(width)}" w:space="0" w:color="${colors.hairline}"/>`;
  const borders = `<w:tblBorders>${edge('top', 6)}${edge('left', 4)}${edge('bottom', 6)}${edge('right', 4)}${edge('insideH', 4)}${edge('insideV', 4)}</w:tblBorders>`;
  return `<w:tblPr>${borders}</w:tblPr><w:tblStylePr w:type="firstRow"><w:tblPr/><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="${colors.headerFill}"/></w:tcPr></w:tblStylePr>`;
}

/** Styles that Word does not have itself. */
export const ourStyles = new Set([
  'DraftingNote',
  'LawNote',
  'DraftingNoteList',
  'LawNoteList',
  'FormLine',
  'SignatureParty',
  'SignatureLabel',
  'TableText',
  'TableHeading',
  'HorizontalLine',
  'VerbatimChar',
]);
