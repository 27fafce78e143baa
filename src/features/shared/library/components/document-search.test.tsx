import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DocumentSearch } from './document-search';

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('shows the documents that hold every word of the search, and all again without one', async () => {
  render(
    <DocumentSearch>
      <ul>
        <li data-document="What is paid at the end Payroll Ops Pack MN">Final Pay Checklist</li>
        <li data-document="Core HR Pack WI">Leave Request Form</li>
      </ul>
      <input type="checkbox" aria-label="Show all" />
    </DocumentSearch>,
  );
  // What a visitor ticked in the list is no search.
  expect(shown()).toHaveLength(2);
  const box = screen.getByRole('searchbox', { name: 'Search the documents' });
  await userEvent.type(box, 'pay  MN');
  expect(shown()).toEqual(['Final Pay Checklist']);
  expect(screen.getByRole('status').textContent).toBe('1 document');
  await userEvent.clear(box);
  await userEvent.type(box, 'pension');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('Try fewer words');
  await userEvent.clear(box);
  expect(shown()).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('');
});
