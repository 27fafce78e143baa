import { describe, expect, it } from 'vitest';
import type { FlowItem, NoteFlow } from './flow.ts';
import { pageBreakItem, strut } from './flow.ts';
import { noteRule, paginate } from './paginate.ts';
import { StructNode } from './structure.ts';

function line(height = 10, options: Partial<FlowItem> = {}): FlowItem {
  return { ...strut(height, [], false), ...options };
}

function counts(items: readonly FlowItem[], height = 100): number[] {
  return paginate(items, 0, height).map((page) => page.items.length);
}

describe('sharing lines among pages', () => {
  it('fills a page and goes on with the next', () => {
    expect(counts(Array.from({ length: 25 }, () => line()))).toEqual([10, 10, 5]);
  });

  it('takes the larger of two spaces, and none at the top of a page', () => {
    const [first, second] = paginate(
      [line(10, { after: 8 }), line(10, { before: 5 }), line(80, { before: 50 })],
      20,
      100,
    );
    expect(first?.items.map((item) => item.top)).toEqual([20, 38]);
    expect(second?.items.map((item) => item.top)).toEqual([20]);
  });

  it('keeps a heading with what follows', () => {
    const items = [...Array.from({ length: 9 }, () => line()), line(10, { keep: true }), line()];
    expect(counts(items)).toEqual([9, 2]);
  });

  it('cuts a chain that fits on no page', () => {
    expect(counts(Array.from({ length: 15 }, () => line(10, { keep: true })))).toEqual([10, 5]);
  });

  it('moves on with an item higher than a page', () => {
    expect(counts([line(), line(500), line()])).toEqual([1, 1, 1]);
  });

  it('breaks at a page break, without an empty page', () => {
    expect(counts([line(), pageBreakItem(), line(), pageBreakItem(), pageBreakItem(), line()])).toEqual([
      1, 1, 1,
    ]);
    expect(counts([pageBreakItem(), line()]).at(-1)).toBe(1);
  });

  it('leaves out a dividing line at the top of a page', () => {
    const items = [...Array.from({ length: 10 }, () => line()), line(1, { divides: true }), line()];
    expect(counts(items)).toEqual([10, 1]);
    expect(counts([line(), line(1, { divides: true }), line()])).toEqual([3]);
  });

  it('leaves room for footnotes on the page of their line', () => {
    const note: NoteFlow = {
      number: 1,
      items: [],
      height: 30 - noteRule,
      node: new StructNode('Note'),
      placed: false,
    };
    const items = Array.from({ length: 10 }, (_item, index) =>
      line(10, { notes: index === 2 ? [note] : [] }),
    );
    const pages = paginate(items, 0, 100);
    expect(pages.map((page) => [page.items.length, page.notes.length])).toEqual([
      [7, 1],
      [3, 0],
    ]);
  });

  it('repeats a table header and counts its height', () => {
    const repeat = line(20);
    const items = Array.from({ length: 18 }, (_item, index) => line(10, index === 0 ? {} : { repeat }));
    const pages = paginate(items, 0, 100);
    expect(pages.map((page) => page.items.length)).toEqual([10, 9]);
    expect(pages[1]?.items[0]?.item).toBe(repeat);
    expect(pages[1]?.items[1]?.top).toBe(20);
  });

  it('gives landmarks their page', () => {
    const landmark = { kind: 'heading' as const, depth: 2, title: 'x', page: 0, y: 0 };
    paginate([line(90), line(20, { landmark })], 5, 100);
    expect(landmark).toMatchObject({ page: 2, y: 5 });
  });
});
