import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DocumentSearch } from './document-search';

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

function show(find: (query: string) => Promise<readonly string[]>) {
  render(
    <DocumentSearch find={find}>
      <ul>
        <li data-document="mn-final-pay-checklist">Final Pay Checklist, Payroll Ops Pack, MN</li>
        <li data-document="wi-leave-request-form">Leave Request Form, Core HR Pack, WI</li>
      </ul>
      <input type="checkbox" aria-label="Show all" />
    </DocumentSearch>,
  );
  return screen.getByRole('searchbox', { name: 'Search the documents' });
}

it('shows the documents that the search finds, and all again without one', async () => {
  const box = show((query) => Promise.resolve(query === 'vacation' ? ['wi-leave-request-form'] : []));
  // What a visitor ticked in the list is no search.
  expect(shown()).toHaveLength(2);
  await userEvent.type(box, 'vacation');
  await waitFor(() => expect(shown()).toEqual(['Leave Request Form, Core HR Pack, WI']));
  expect(status()).toBe('1 document');
  await userEvent.clear(box);
  await userEvent.type(box, 'pension');
  await waitFor(() => expect(status()).toContain('Try fewer words'));
  expect(shown()).toEqual([]);
  await userEvent.clear(box);
  expect(shown()).toHaveLength(2);
  expect(status()).toBe('');
});

it('compares the letters where the search does not load', async () => {
  const box = show(vi.fn().mockRejectedValue(new Error('offline')));
  await userEvent.type(box, 'pay  MN');
  await waitFor(() => expect(status()).toBe('1 document'));
  expect(shown()).toEqual(['Final Pay Checklist, Payroll Ops Pack, MN']);
});
