import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { nextSort, type SortState } from './sort-state';
import { Table, type Column } from './table';

interface Row {
  readonly file: string;
  readonly pages: number;
}

const columns: readonly Column<Row>[] = [
  { key: 'file', header: 'File', cell: (row) => row.file, isRowHeader: true, isSortable: true },
  { key: 'pages', header: 'Pages', cell: (row) => row.pages, isSortable: true, align: 'end' },
  { key: 'actions', header: 'Actions', cell: () => 'Retry', isHeaderHidden: true },
];

function Files() {
  const [sort, setSort] = useState<SortState>();
  const rows = [
    { file: 'notice', pages: 2 },
    { file: 'policy', pages: 6 },
    { file: 'form', pages: 1 },
  ];
  if (sort) {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    rows.sort((a, b) => sign * (sort.key === 'pages' ? a.pages - b.pages : a.file.localeCompare(b.file)));
  }
  return (
    <Table
      caption="Files"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.file}
      sort={sort}
      onSort={(key) => setSort(nextSort(sort, key))}
    />
  );
}

const order = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });

it('is named by its caption and announces sortable columns', () => {
  render(<Files />);
  const table = screen.getByRole('table', { name: 'Files' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(header('Pages').getAttribute('aria-sort')).toBe('none');
  expect(header('Actions').hasAttribute('aria-sort')).toBe(false);
});

it('sorts on a press of a header, and reverses on the next press', async () => {
  render(<Files />);
  await userEvent.click(screen.getByRole('button', { name: 'Pages' }));
  expect(header('Pages').getAttribute('aria-sort')).toBe('ascending');
  expect(order()).toEqual(['form', 'notice', 'policy']);

  await userEvent.click(screen.getByRole('button', { name: 'Pages' }));
  expect(header('Pages').getAttribute('aria-sort')).toBe('descending');
  expect(order()).toEqual(['policy', 'notice', 'form']);

  await userEvent.click(screen.getByRole('button', { name: 'File' }));
  expect(header('File').getAttribute('aria-sort')).toBe('ascending');
  expect(header('Pages').getAttribute('aria-sort')).toBe('none');
});

it('can be focused and scrolled by keyboard when it is wider than the screen', () => {
  render(<Table caption="Files" onPhone="scroll" columns={columns} rows={[]} rowKey={(row) => row.file} />);
  expect(screen.getByRole('region', { name: 'Files' }).tabIndex).toBe(0);
});
