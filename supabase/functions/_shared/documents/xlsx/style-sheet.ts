import { escapeXml } from '../clean-text.ts';
import { colors } from '../theme.ts';
import { xmlHeader } from '../docx/namespaces.ts';
import { highlights } from '../workbook.ts';
import type { Highlight, WorkbookColumn } from '../workbook.ts';

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** One format for dates and one for money, whether typed or computed. */
const kindFormats = {
  text: '@',
  choice: '@',
  date: 'mmm d, yyyy',
  money: '"$"#,##0.00',
  number: 'General',
} as const;
/** Words and their ground, at least 7:1. */
const highlightColors: Readonly<Record<Highlight, readonly [text: string, fill: string]>> = {
  alert: ['8A1C1C', 'FBE4E2'],
  warning: [colors.fieldText, colors.fieldFill],
  good: [colors.ink, colors.headerFill],
};

/** Fonts, fills and borders by number, in the order of the lists below. */
const fonts = [
  '',
  `<b/><color rgb="FF${colors.ink}"/>`,
  `<b/><color rgb="FF${colors.ink}"/>`,
  `<color rgb="FF${colors.quiet}"/>`,
];
const sizes = [11, 16, 11, 10];
const fills = ['none', 'gray125', colors.headerFill, colors.lawFill];

interface Look {
  readonly font?: number;
  readonly fill?: number;
  readonly border?: boolean;
  readonly format?: string;
  readonly wrap?: boolean;
  readonly side?: 'left' | 'center' | 'right';
  readonly indent?: boolean;
  readonly quoted?: boolean;
  /** May be typed into although the sheet is protected. */
  readonly open?: boolean;
  /** Beside words of several lines a value stands at the first. */
  readonly top?: boolean;
}

/** Dates are centered, numbers right, words left, each with a little padding. */
function placement(kind: Shown): Pick<Look, 'side' | 'indent'> {
  if (kind === 'date') return { side: 'center' };
  return { side: kind === 'text' || kind === 'choice' ? 'left' : 'right', indent: true };
}

type Shown = keyof typeof kindFormats;

/** A formula looks like an input of the kind that it answers. */
function shownAs({ kind, result }: WorkbookColumn): Shown {
  return kind === 'formula' ? result : kind;
}

/** Collects the cell formats of a workbook, each once. */
export class StyleSheet {
  private readonly formats: string[] = [];
  private readonly numberFormats = new Map<string, number>();

  readonly title = this.format({ font: 1 });
  readonly note = this.format({ font: 3, wrap: true, side: 'left' });
  readonly header = this.format({ font: 2, fill: 2, border: true, wrap: true, side: 'center' });
  /** In a list, which Excel sorts only where no cell is locked. */
  readonly openHeader = this.format({
    font: 2,
    fill: 2,
    border: true,
    wrap: true,
    side: 'center',
    open: true,
  });
  readonly beside = this.format({ open: true });
  readonly heading = this.format({ font: 2 });
  readonly plain = this.format({});
  readonly day = this.format({ format: kindFormats.date, side: 'left' });

  readonly label = this.format({ border: true, font: 2, fill: 3, side: 'left', indent: true });

  /** The format of a column's cells; `quoted` for text that must stay text, `below` for the rows after the prepared ones. */
  column(
    column: WorkbookColumn,
    { list = false, quoted = false, below = false }: { list?: boolean; quoted?: boolean; below?: boolean },
  ): number {
    const shown = shownAs(column);
    const computed = column.kind === 'formula';
    // A computed word in a cell of the format Text would turn into its formula when somebody edits it.
    const own = computed && shown === 'text' ? 'General' : kindFormats[shown];
    return this.format({
      format: column.format === '' ? own : column.format,
      border: !below,
      wrap: shown === 'text' || shown === 'choice',
      top: true,
      ...placement(shown),
      quoted,
      open: list || !computed,
    });
  }

  /** The format of a column's total; with a unit the number is a count of something else than the column holds. */
  total(column: WorkbookColumn, unit: string): number {
    const shown = shownAs(column);
    const counts = unit !== '' || shown === 'text' || shown === 'choice';
    const own = column.format === '' ? kindFormats[shown] : column.format;
    return this.format({
      format: unit === '' ? (counts ? 'General' : own) : `#,##0 "${unit.replaceAll('"', '')}"`,
      border: true,
      font: 2,
      fill: 3,
      ...placement(counts ? 'number' : shown),
    });
  }

  /** The number of a highlight in the list of differential formats. */
  highlight(meaning: Highlight): number {
    return highlights.indexOf(meaning);
  }

  /** xl/styles.xml. */
  xml(): string {
    const numbers = [...this.numberFormats].map(
      ([code, id]) => `<numFmt numFmtId="${String(id)}" formatCode="${escapeXml(code)}"/>`,
    );
    const edge = (side: string): string =>
      `<${side} style="thin"><color rgb="FF${colors.hairline}"/></${side}>`;
    const fontList = fonts.map(
      (font, index) =>
        `<font>${font.startsWith('<b/>') ? '<b/>' : ''}<sz val="${String(sizes[index])}"/>${font.replace('<b/>', '')}<name val="Calibri"/><family val="2"/></font>`,
    );
    const fillList = fills.map((fill) =>
      fill.length === 6 && fill !== 'gray12'
        ? `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill}"/><bgColor indexed="64"/></patternFill></fill>`
        : `<fill><patternFill patternType="${fill}"/></fill>`,
    );
    return (
      `${xmlHeader}<styleSheet xmlns="${spreadsheet}">` +
      (numbers.length === 0
        ? ''
        : `<numFmts count="${String(numbers.length)}">${numbers.join('')}</numFmts>`) +
      `<fonts count="${String(fonts.length)}">${fontList.join('')}</fonts><fills count="${String(fills.length)}">${fillList.join('')}</fills>` +
      `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${edge('left')}${edge('right')}${edge('top')}${edge('bottom')}<diagonal/></border></borders>` +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${String(this.formats.length)}">${this.formats.join('')}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
      `<dxfs count="${String(highlights.length)}">${highlights.map(highlightXml).join('')}</dxfs></styleSheet>`
    );
  }

  private format(look: Look): number {
    const number =
      look.format === undefined || look.format === 'General'
        ? 0
        : look.format === '@'
          ? 49
          : this.numberFormat(look.format);
    const align =
      `<alignment vertical="${look.top === true ? 'top' : 'center'}"` +
      (look.side === undefined ? '' : ` horizontal="${look.side}"`) +
      (look.indent === true ? ' indent="1"' : '') +
      `${look.wrap === true ? ' wrapText="1"' : ''}/>`;
    const xml =
      `<xf numFmtId="${String(number)}" fontId="${String(look.font ?? 0)}" fillId="${String(look.fill ?? 0)}" borderId="${look.border === true ? '1' : '0'}" xfId="0"` +
      `${look.quoted === true ? ' quotePrefix="1"' : ''} applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"${look.open === true ? ' applyProtection="1"' : ''}>${align}${look.open === true ? '<protection locked="0"/>' : ''}</xf>`;
    const known = this.formats.indexOf(xml);
    if (known >= 0) return known;
    // The first format is the default one of cells that say nothing.
    if (this.formats.length === 0)
      this.formats.push('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>');
    this.formats.push(xml);
    return this.formats.length - 1;
  }

  private numberFormat(code: string): number {
    const known = this.numberFormats.get(code);
    if (known !== undefined) return known;
    const id = 164 + this.numberFormats.size;
    this.numberFormats.set(code, id);
    return id;
  }
}

function highlightXml(meaning: Highlight): string {
  const [text, fill] = highlightColors[meaning];
  return `<dxf><font><b/><color rgb="FF${text}"/></font><fill><patternFill patternType="solid"><fgColor rgb="FF${fill}"/><bgColor rgb="FF${fill}"/></patternFill></fill></dxf>`;
}
