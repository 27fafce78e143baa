import { expect, it } from 'vitest';
import { changesByDay, type FileChange } from './changes-by-day';

const row = (change: Partial<FileChange>): FileChange => ({
  saved_on: '2026-11-21',
  title: 'Leave policy',
  version: '2.1',
  is_first: false,
  changes: '',
  ...change,
});

it('lists the changes of each file by day, and counts the files of a pack published as a whole', () => {
  const pack = ['Leave policy', 'Notice', 'Form', 'Letter'].map((title) => row({ title, is_first: true }));
  expect(
    changesByDay([
      row({ saved_on: '2027-01-05', changes: 'New: Part-time staff.', version: '2.2' }),
      row({ saved_on: '2027-01-05', title: 'Poster', is_first: true, version: '1.0' }),
      row({ title: 'Notice' }),
      ...pack,
    ]),
  ).toEqual([
    {
      date: '2027-01-05',
      changes: ['Leave policy, version 2.2. New: Part-time staff.', 'New document: Poster, version 1.0'],
    },
    { date: '2026-11-21', changes: ['Notice, version 2.1. Corrected.', 'Published: 4 documents'] },
  ]);
  expect(changesByDay([])).toEqual([]);
});
