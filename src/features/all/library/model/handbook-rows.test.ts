import { expect, it } from 'vitest';
import type { HandbookChapter } from '@contracts/handbook';
import { addSection, moveRow, rowsOf } from './handbook-rows';

const document = (path: string, isIncluded = true): HandbookChapter => ({
  kind: 'document',
  path,
  isIncluded,
});
const rows = rowsOf({
  title: 'H',
  hasPapers: true,
  chapters: [
    document('a'),
    { kind: 'own', title: 'Dogs', text: 'x', isIncluded: true },
    document('b', false),
  ],
});
const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);

it('keeps the key of a chapter that moves, and goes no further than the ends', () => {
  expect(keys(moveRow(rows, 1, -1))).toEqual(['own-1', 'a', 'b']);
  expect(keys(moveRow(rows, 1, 1))).toEqual(['a', 'b', 'own-1']);
  expect(moveRow(rows, 0, -1)).toEqual(rows);
  expect(moveRow(rows, 2, 1)).toEqual(rows);
});

it('adds a section after the last chosen chapter', () => {
  expect(keys(addSection(rows, 'new'))).toEqual(['a', 'own-1', 'new', 'b']);
  expect(keys(addSection([], 'new'))).toEqual(['new']);
});
