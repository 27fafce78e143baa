import { escapeXml } from '../clean-text.ts';
import { colors } from '../theme.ts';
import { xmlHeader } from '../docx/namespaces.ts';
import type { WorkbookColumn } from '../workbook.ts';

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const kindFormats = {
  text: '@',
  choice: '@',
  date: 'mmm d, yyyy',
  money: '"$"#,##0.00',
  number: 'General',
  formula: 'General',
} as const;

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
}

/** Dates stand in the middle, numbers right, words left, each with a little air. */
function placement({ kind }: WorkbookColumn): Pick<Look, 'side' | 'indent'> {
  if (kind === 'date') return { side: 'center' };
  if (kind === 'text' || kind === 'choice') return { side: 'left', indent: true };
  return kind === 'formula' ? { side: 'center' } : { side: 'right', indent: true };
}

/** Collects the cell formats of a workbook, each once. */
export class StyleSheet {
  private readonly formats: string[] = [];
  private readonly numberFormats = new Map<string, number>();

  readonly title = this.format({ font: 1 });
  readonly note = this.format({ font: 3, wrap: true, side: 'left' });
  readonly header = this.format({ font: 2, fill: 2, border: true, wrap: true, side: 'center' });
  readonly heading = this.format({ font: 2 });
  readonly plain = this.format({});
  readonly day = this.format({ format: kindFormats.date, side: 'left' });

  /** The format of a column's cells; `bold` for the row of totals, `quoted` for text that must stay text. */
  column(column: WorkbookColumn, variant: 'cell' | 'total' | 'quoted' = 'cell'): number {
    // A count under a column of dates or texts is a number.
    const own = column.format === '' ? kindFormats[column.kind] : column.format;
    const format =
      variant === 'total' && (column.kind === 'date' || column.kind === 'text' || column.kind === 'choice')
        ? 'General'
        : own;
    return this.format({
      format,
      border: true,
      font: variant === 'total' ? 2 : 0,
      fill: variant === 'total' ? 3 : 0,
      wrap: column.kind === 'text',
      ...placement(column),
      quoted: variant === 'quoted',
    });
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
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
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
      `<alignment vertical="center"` +
      (look.side === undefined ? '' : ` horizontal="${look.side}"`) +
      (look.indent === true ? ' indent="1"' : '') +
      `${look.wrap === true ? ' wrapText="1"' : ''}/>`;
    const xml =
      `<xf numFmtId="${String(number)}" fontId="${String(look.font ?? 0)}" fillId="${String(look.fill ?? 0)}" borderId="${look.border === true ? '1' : '0'}" xfId="0"` +
      `${look.quoted === true ? ' quotePrefix="1"' : ''} applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${align}</xf>`;
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
