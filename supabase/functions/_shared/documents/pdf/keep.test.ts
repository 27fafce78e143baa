import { beforeAll, describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { bundledFonts } from '../fonts.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { blocksFlow } from './block-flow.ts';
import type { FlowItem } from './flow.ts';
import { FontSet } from './font-set.ts';
import { LayoutContext } from './layout-context.ts';
import { paginate } from './paginate.ts';
import { PdfFile } from './pdf-file.ts';
import { StructNode } from './structure.ts';
import { frame, type } from './type-scale.ts';

let fonts: FontSet;
beforeAll(async () => {
  fonts = await FontSet.load(new PdfFile(), bundledFonts(), '');
});

function flowOf(markdown: string): FlowItem[] {
  const document = fillTemplate(makeTemplate(markdown), 'sample');
  return blocksFlow(new LayoutContext(document, fonts, null), document.blocks, {
    x: frame.left,
    width: frame.width,
    parent: new StructNode('Document'),
    frames: [],
    style: type.body,
    level: 0,
  });
}

/** How many items are on each page when the first page has room for `room` items less than all. */
function pagesWith(items: readonly FlowItem[], less: number): number[] {
  const height = items.reduce(
    (sum, item, index) => sum + item.height + Math.max(items[index - 1]?.after ?? 0, item.before),
    0,
  );
  return paginate(items, 0, height - less).map((page) => page.items.length);
}

const rows = (count: number): string => Array.from({ length: count }, () => '| one | two |').join('\n');
const table = (count: number): string => `| A | B |\n| --- | --- |\n${rows(count)}`;
const text = 'A sentence that is long enough to fill a line of the page and then some more words. '.repeat(3);

describe('what stays on one page', () => {
  it('keeps two rows with the header of a long table, and two at its end', () => {
    const kept = flowOf(table(20)).map((item) => item.keep);
    expect(kept.slice(0, 3)).toEqual([true, true, false]);
    expect(kept.slice(-3)).toEqual([false, true, false]);
  });

  it('does not split the twelve months of a year', () => {
    const kept = flowOf(table(12)).map((item) => item.keep);
    expect(kept).toEqual([...Array.from({ length: 12 }, () => true), false]);
  });

  it('splits a short table that takes most of a page', () => {
    const tall = `| A | B |\n| --- | --- |\n${Array.from({ length: 12 }, () => `| ${text} | two |`).join('\n')}`;
    expect(flowOf(tall).filter((item, index, all) => !item.keep && index < all.length - 1)).not.toEqual([]);
  });

  it('keeps a bold lead-in with its table, its list and its text', () => {
    for (const next of [table(3), '- one\n- two', text]) {
      expect(flowOf(`**Three examples**\n\n${next}`)[0]?.keep).toBe(true);
    }
    expect(flowOf(`**Three** examples\n\n${table(3)}`)[0]?.keep).toBe(false);
  });

  it('keeps two items of a list with what introduces them, and two at its end', () => {
    const kept = flowOf('- one\n- two\n- three\n- four\n- five').map((item) => item.keep);
    expect(kept).toEqual([true, false, false, true, false]);
    expect(flowOf(`- ${text}\n- two\n- three`).at(-3)?.keep).toBe(false);
  });

  it('keeps a signature with the paragraph above it', () => {
    const items = flowOf(
      `${text}\n\n${text}\n\nI received this.\n\n\`\`\`signature\nEmployee\nManager\n\`\`\``,
    );
    // Two parties of two items each, the line above them, and the last lines of the paragraph before.
    expect(pagesWith(items, 1).at(-1)).toBeGreaterThanOrEqual(4 + 1 + 2);
  });

  it.each([
    ['a list', '- one\n- two\n- three\n- four'],
    ['a table', table(20)],
    ['a note', `> **The law.** As of November 21, 2026. ${text}`],
  ])('keeps a signature with the end of %s above it', (_what, above) => {
    const items = flowOf(`${text}\n\n${above}\n\n\`\`\`signature\nEmployee\n\`\`\``);
    expect(pagesWith(items, 1).at(-1)).toBeGreaterThanOrEqual(2 + 2);
  });

  it('never leaves the last of many parties alone', () => {
    const items = flowOf(`${text}\n\n\`\`\`signature\nOne\nTwo\nThree\nFour\nFive\n\`\`\``);
    expect(pagesWith(items, 1).at(-1)).toBe(4);
  });
});
