import type { PageKind } from '../tree.ts';
import type { FlowItem, NoteFlow } from './flow.ts';

/** An item in its place. */
interface Placed {
  readonly item: FlowItem;
  /** Points from the page's top. */
  readonly top: number;
}

export interface PageLayout {
  readonly items: readonly Placed[];
  readonly notes: readonly NoteFlow[];
  readonly pageKind: PageKind;
}

/** Height of the line and the gap above a page's footnotes. */
export const noteRule = 14;

/**
 * Shares items among pages. A page ends at the last place where it may (no heading without what follows, no single first
 * or last line of a paragraph); only what fits on no page is cut elsewhere. `top` and `height` bound the text.
 */
export function paginate(items: readonly FlowItem[], top: number, height: number): PageLayout[] {
  const pages: PageLayout[] = [];
  let start = 0;
  let pageKind: PageKind = 'text';
  while (start < items.length) {
    const first = items[start];
    if (first?.divides === true || first?.breaksPage !== undefined) {
      pageKind = first.breaksPage ?? pageKind;
      start += 1;
      continue;
    }
    const end = findEnd(items, start, height);
    const page = { ...placePage(items, start, end, top), pageKind };
    if (page.items.some(({ item }) => item.height > 0)) pages.push(page);
    for (const { item, top: y } of page.items) {
      if (!item.landmark) continue;
      item.landmark.page = pages.length;
      item.landmark.y = y;
    }
    start = end;
  }
  return pages.length > 0 ? pages : [{ items: [], notes: [], pageKind: 'text' }];
}

/** The height of items one below the other. */
export function heightOf(items: readonly FlowItem[]): number {
  return items.reduce(
    (sum, item, index) => sum + item.height + (index === 0 ? 0 : gap(items[index - 1], item)),
    0,
  );
}

/** Where the page that begins with `start` ends: the index of the next page's first item. */
function findEnd(items: readonly FlowItem[], start: number, height: number): number {
  let used = items[start]?.repeat?.height ?? 0;
  const notes = new Set<NoteFlow>();
  let noteHeight = 0;
  let last = -1;
  for (let index = start; index < items.length; index += 1) {
    const item = items[index];
    if (!item) break;
    if (item.breaksPage !== undefined) return index;
    used += (index === start ? 0 : gap(items[index - 1], item)) + item.height;
    for (const note of item.notes) {
      if (notes.has(note)) continue;
      noteHeight += note.height + (notes.size === 0 ? noteRule : 0);
      notes.add(note);
    }
    if (used + noteHeight > height + 0.01) {
      if (last > start) return last;
      return Math.max(index, start + 1);
    }
    if (!item.keep) last = index + 1;
  }
  return items.length;
}

function gap(before: FlowItem | undefined, item: FlowItem): number {
  return Math.max(before?.after ?? 0, item.before);
}

function placePage(
  items: readonly FlowItem[],
  start: number,
  end: number,
  top: number,
): Omit<PageLayout, 'pageKind'> {
  const placed: Placed[] = [];
  const notes = new Set<NoteFlow>();
  let y = top;
  const repeat = items[start]?.repeat;
  if (repeat) {
    placed.push({ item: repeat, top: y });
    y += repeat.height;
  }
  for (let index = start; index < end; index += 1) {
    const item = items[index];
    if (!item) continue;
    if (index > start) y += gap(items[index - 1], item);
    placed.push({ item, top: y });
    y += item.height;
    for (const note of item.notes) notes.add(note);
  }
  return { items: placed, notes: [...notes] };
}
