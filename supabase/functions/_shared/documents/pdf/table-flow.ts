import { isShortTable, rowKeepsWithNext } from '../keep-together.ts';
import { plainText } from '../parse/plain-text.ts';
import { hasRowHeads, shareWidth } from '../table-widths.ts';
import { colors } from '../theme.ts';
import type { Align, TableBlock, TableCell } from '../tree.ts';
import type { Place } from './place.ts';
import type { Canvas } from './canvas.ts';
import { columnNeed } from './column-need.ts';
import type { FlowItem } from './flow.ts';
import { placeNotes } from './flow.ts';
import type { LayoutContext } from './layout-context.ts';
import { breakLines, drawLine } from './lines.ts';
import type { Line } from './text-line.ts';
import type { Atom } from './piece.ts';
import type { StructNode } from './structure.ts';
import { atomsOf, baselineOf } from './text-flow.ts';
import type { BlockStyle } from './type-scale.ts';
import { frame, scaled, type } from './type-scale.ts';

const basePadding = { x: 5.5, top: 4.2, bottom: 4.8 } as const;
/** A longer table is set closer, so that the 26 paydays of a year fit on one page. */
const mostWideRows = 20;
const closer = 0.8;
const emptyRowHeight = 22;
/** Rows with more lines than this may break across pages. */
const unbrokenLines = 12;
const hairline = 0.5;

interface CellLayout {
  readonly node: StructNode;
  readonly lines: readonly Line[];
  readonly align: Align;
  readonly x: number;
  readonly width: number;
  /** Set for a cell that is to be filled in: what it is called. */
  readonly blank: string | null;
}

/** A table: its header row repeats on every page, a row breaks only when it is very tall. */
export function tableFlow(context: LayoutContext, table: TableBlock, place: Place): FlowItem[] {
  const node = place.parent.child('Table');
  const sizes = gridSizes(place, table.rows.length > mostWideRows ? closer : 0);
  const atoms = [table.header, ...table.rows].map((row, index) =>
    row.map((cell) => atomsOf(context, cell.children, (index === 0 ? sizes.head : sizes.cell).text)),
  );
  const needs = table.header.map((_head, index) =>
    columnNeed(
      table,
      index,
      atoms.map((row) => row[index] ?? []),
      sizes,
    ),
  );
  const widths = shareWidth(needs, place.width);
  const grid: Grid = { context, table, atoms, place, widths, sizes };
  const header = rowItems(grid, table.header, node.child('THead').child('TR'), 'TH', 0);
  const repeat = repeatedHeader(header);
  const body = node.child('TBody');
  const rows = table.rows.map((row, index) => rowItems(grid, row, body.child('TR'), 'TD', index + 1));
  const items = rows.flat().map((item): FlowItem => ({ ...item, ...(repeat ? { repeat } : {}) }));
  const all = [...header, ...items];
  for (const item of header) item.keep = true;
  keepRows(table, rows, items);
  const first = all[0];
  if (first) all[0] = { ...first, before: 6 };
  const last = all.at(-1);
  if (last) all[all.length - 1] = { ...last, after: 14 };
  return all;
}

/** Shares of a page's height: a table that takes no more is not split. */
const unsplitShare = 0.62;

/** Marks the rows that no page ends below; `items` are the slices of `rows` in order. */
function keepRows(table: TableBlock, rows: readonly FlowItem[][], items: readonly FlowItem[]): void {
  const height = items.reduce((sum, item) => sum + item.height, 0);
  const whole = isShortTable(table) && height <= frame.height * unsplitShare;
  let at = -1;
  rows.forEach((row, index) => {
    at += row.length;
    const last = items[at];
    if (last && index < rows.length - 1 && (whole || rowKeepsWithNext(table, index))) last.keep = true;
  });
}

interface Grid {
  readonly context: LayoutContext;
  readonly table: TableBlock;
  /** Of each cell by row, the header first. */
  readonly atoms: readonly (readonly Atom[])[][];
  readonly place: Place;
  readonly widths: readonly number[];
  readonly sizes: GridSizes;
}

/** Type and spaces of a table, larger on a poster. */
interface GridSizes {
  readonly scale: number;
  readonly head: BlockStyle;
  readonly cell: BlockStyle;
  readonly padding: { readonly x: number; readonly top: number; readonly bottom: number };
}

function gridSizes({ poster }: Place, less: number): GridSizes {
  const scale = poster?.scale ?? 1;
  const { x } = basePadding;
  const [top, bottom] = [basePadding.top - less, basePadding.bottom - less];
  return {
    scale,
    head: scaled(type.tableHead, scale),
    cell: scaled(type.table, scale),
    padding: { x: x * scale, top: top * scale, bottom: bottom * scale },
  };
}

/** A row as slices of one line each, so that a tall one can break; a short one is kept together. */
function rowItems(
  grid: Grid,
  cells: readonly TableCell[],
  row: StructNode,
  kind: 'TH' | 'TD',
  number: number,
): FlowItem[] {
  const { padding } = grid.sizes;
  const style = kind === 'TH' ? grid.sizes.head : grid.sizes.cell;
  let x = grid.place.x;
  const layouts = grid.widths.map((width, index): CellLayout => {
    const cell = layoutCell(grid, cells[index], row, kind, { index, number, x, width });
    x += width;
    return cell;
  });
  const count = Math.max(1, ...layouts.map((cell) => cell.lines.length));
  const writable = layouts.some((cell) => cell.blank !== null);
  const extra = writable
    ? Math.max(0, emptyRowHeight - padding.top - padding.bottom - count * style.leading)
    : 0;
  return Array.from({ length: count }, (_slice, index) =>
    sliceItem(grid, layouts, style, { index, count, extra, header: kind === 'TH' }),
  );
}

function layoutCell(
  grid: Grid,
  cell: TableCell | undefined,
  row: StructNode,
  kind: 'TH' | 'TD',
  at: { index: number; number: number; x: number; width: number },
): CellLayout {
  const heads = kind === 'TD' && at.index === 0 && hasRowHeads(grid.table);
  const node = row.child(heads ? 'TH' : kind);
  if (node.type === 'TH') node.attributes = `/O/Table/Scope/${heads ? 'Row' : 'Column'}`;
  const children = cell?.children ?? [];
  const { padding } = grid.sizes;
  const style = kind === 'TH' ? grid.sizes.head : grid.sizes.cell;
  const atoms = grid.atoms[at.number]?.[at.index] ?? [];
  const lines =
    children.length === 0
      ? []
      : breakLines(grid.context, atoms, at.width - 2 * padding.x, { leading: style.leading });
  const blank = kind === 'TD' && children.length === 0 ? blankName(grid.table, at.index, at.number) : null;
  return { node, lines, align: grid.table.align[at.index] ?? null, x: at.x, width: at.width, blank };
}

/** What an empty cell is called: its column's heading and the first words of its row. */
function blankName(table: TableBlock, column: number, row: number): string {
  const head = plainText(table.header[column]?.children ?? []).trim();
  const lead = column === 0 ? '' : plainText(table.rows[row - 1]?.[0]?.children ?? []).trim();
  return `${head === '' ? `Column ${String(column + 1)}` : head}, row ${lead === '' ? String(row) : lead}`;
}

interface Slice {
  readonly index: number;
  readonly count: number;
  readonly extra: number;
  readonly header: boolean;
}

function sliceItem(grid: Grid, cells: readonly CellLayout[], style: BlockStyle, slice: Slice): FlowItem {
  const first = slice.index === 0;
  const last = slice.index === slice.count - 1;
  const { padding } = grid.sizes;
  const height = style.leading + (first ? padding.top : 0) + (last ? padding.bottom + slice.extra : 0);
  const together = slice.count <= unbrokenLines || slice.index < 2 || slice.index >= slice.count - 3;
  return {
    height,
    before: 0,
    after: 0,
    keep: !last && (together || cells.some((cell) => cell.lines[slice.index]?.joins === true)),
    frames: grid.place.frames,
    notes: grid.context.noteFlows(cells.flatMap((cell) => cell.lines[slice.index]?.notes ?? [])),
    draw: (canvas, top) => {
      drawGrid(canvas, grid, top, height, { ...slice, last });
      drawSlice(canvas, grid, cells, style, { ...slice, first, top, height });
    },
  };
}

function drawSlice(
  canvas: Canvas,
  grid: Grid,
  cells: readonly CellLayout[],
  style: BlockStyle,
  slice: Slice & { first: boolean; top: number; height: number },
): void {
  const { padding } = grid.sizes;
  const baseline = baselineOf(slice.top + (slice.first ? padding.top : 0), style);
  for (const cell of cells) {
    const line = cell.lines[slice.index];
    if (line)
      drawLine(canvas, line, cell.node, cell.x + padding.x + alignShift(cell, line, padding.x), baseline);
    canvas.close();
    if (!canvas.isSilent) placeNotes(cell.node, grid.context.noteFlows(line?.notes ?? []));
    if (cell.blank !== null && slice.first) {
      grid.context.forms?.blank(canvas, cell.node, cell.blank, {
        x: cell.x + 1.5,
        y: slice.top + 1.5,
        width: cell.width - 3,
        height: Math.max(12, slice.height - 3),
      });
    }
  }
}

/** Shade and lines around a slice; the line below it only where the row ends. */
function drawGrid(
  canvas: Canvas,
  grid: Grid,
  top: number,
  height: number,
  slice: Slice & { last: boolean },
): void {
  const { place, widths } = grid;
  const total = widths.reduce((sum, width) => sum + width, 0);
  canvas.artifact('Layout');
  if (slice.header) canvas.rectangle(place.x, top, total, height, colors.headerFill);
  if (slice.header && slice.index === 0)
    canvas.rectangle(place.x, top - hairline, total + hairline, hairline, colors.hairline);
  let x = place.x;
  for (const width of [0, ...widths]) {
    x += width;
    canvas.rectangle(x, top, hairline, height, colors.hairline);
  }
  if (slice.last)
    canvas.rectangle(place.x, top + height - hairline, total + hairline, hairline, colors.hairline);
  canvas.close();
}

/** The header on the pages after the first: decoration, because it was read out once. */
function repeatedHeader(header: readonly FlowItem[]): FlowItem | null {
  const height = header.reduce((sum, item) => sum + item.height, 0);
  const [first] = header;
  if (!first) return null;
  return {
    ...first,
    height,
    notes: [],
    draw: (canvas, top) => {
      canvas.silently(() => {
        let y = top;
        for (const item of header) {
          item.draw(canvas, y);
          y += item.height;
        }
      });
    },
  };
}

function alignShift(cell: CellLayout, line: Line, padding: number): number {
  const room = Math.max(0, cell.width - 2 * padding - line.width);
  if (cell.align === 'right') return room;
  return cell.align === 'center' ? room / 2 : 0;
}
