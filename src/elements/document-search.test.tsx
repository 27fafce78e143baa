import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { SearchField } from '@/ui/search-field';
import { defineElements } from './define';

const find = vi.hoisted(() => vi.fn());
vi.mock('@/features/shop/search/api/load-search', () => ({ loadSearch: () => Promise.resolve(find) }));

beforeAll(defineElements);

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

function show() {
  render(
    <document-search>
      <SearchField label="Search the documents" />
      <p role="status" />
      <ul>
        <li data-document="mn-final-pay-checklist">Final Pay Checklist, Payroll Ops Pack, MN</li>
        <li data-document="wi-leave-request-form">Leave Request Form, Core HR Pack, WI</li>
      </ul>
      <input type="checkbox" aria-label="Show all" />
    </document-search>,
  );
  return screen.getByRole('searchbox', { name: 'Search the documents' });
}

it('shows the documents that the search finds, and all again without one', async () => {
  const entry = { kind: 'Document', path: '/templates/core-hr-pack#wi-leave-request-form' };
  find.mockImplementation((query: string) => ({
    found:
      query === 'vacation'
        ? [
            { entry, isNamed: true },
            { entry: { ...entry, kind: 'Duty' }, isNamed: true },
          ]
        : [],
  }));
  const box = show();
  // What a visitor ticked in the list is no search.
  expect(shown()).toHaveLength(2);
  const list = box.closest('document-search')!;
  await userEvent.type(box, 'vacation');
  await waitFor(() => expect(shown()).toEqual(['Leave Request Form, Core HR Pack, WI']));
  await waitFor(() => expect(status()).toBe('1 document'));
  expect(list.hasAttribute('data-narrowed')).toBe(true);
  await userEvent.clear(box);
  await userEvent.type(box, 'pension');
  await waitFor(() => expect(status()).toContain('Try fewer words'));
  expect(shown()).toEqual([]);
  await userEvent.clear(box);
  expect(shown()).toHaveLength(2);
  expect(status()).toBe('');
  expect(list.hasAttribute('data-narrowed')).toBe(false);
});

it('takes what was typed before its code was there', async () => {
  find.mockReturnValue({ found: [] });
  const box = show();
  (box as HTMLInputElement).value = 'pension';
  await waitFor(() => expect(status()).toContain('Try fewer words'));
});

it('compares the characters where the search does not load', async () => {
  find.mockImplementation(() => {
    throw new Error('offline');
  });
  const box = show();
  await userEvent.type(box, 'pay  MN');
  await waitFor(() => expect(status()).toBe('1 document'));
  expect(shown()).toEqual(['Final Pay Checklist, Payroll Ops Pack, MN']);
});
