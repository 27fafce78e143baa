import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import AllStates from '@/pages/law/states/all-states';
import { sharedQueryClient } from '@/rendering/with-queries';
import { defineElements } from './define';

beforeAll(() => {
  defineElements();
  sharedQueryClient().setQueryData(lawFactsQuery.queryKey, []);
});
beforeEach(() => history.replaceState(null, '', '/paid-leave-by-state'));

const open = (search = '') => {
  history.replaceState(null, '', `/paid-leave-by-state${search}`);
  render(<AllStates />, { wrapper: MemoryRouter });
};
const rows = () => within(screen.getByRole('table')).getAllByRole('rowheader');
const names = () => rows().map(({ textContent }) => textContent);
const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('filters and sorts table and list, says how many are left, and writes the address', async () => {
  open();
  await says('51 of 51 shown');
  choose('Family and medical leave', 'coming');
  await says('2 of 51 shown');
  expect(names()).toEqual(['Maryland', 'Virginia']);
  choose('Sort by', 'state-desc');
  expect(names()).toEqual(['Virginia', 'Maryland']);
  expect(location.search).toBe('?program=coming&sort=state-desc');
  choose('Sick leave', 'coming');
  const group = screen.getByRole('region', { name: 'Paid program coming (1)' });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(within(group).getAllByRole('listitem')).toHaveLength(1);
  choose('Sick leave', 'none');
  await says('No state fits both.');
  for (const name of ['Family and medical leave', 'Sick leave', 'Sort by']) choose(name, '');
  await says('51 of 51 shown');
  expect(names()[0]).toBe('Alabama');
  expect(location.search).toBe('');
});

it('opens as the address says, and follows the browser back', async () => {
  open('?program=coming&sort=bogus');
  await says('2 of 51 shown');
  expect(field('Sort by').value).toBe('');
  history.replaceState(null, '', '?sort=state-desc');
  dispatchEvent(new PopStateEvent('popstate'));
  await says('51 of 51 shown');
  expect(names()[0]).toBe('Wyoming');
});

it('keeps what was chosen before its code was there', async () => {
  open('?program=paid&sort=state-desc');
  field('Family and medical leave').value = 'coming';
  await says('2 of 51 shown');
  expect(names()).toEqual(['Virginia', 'Maryland']);
  expect(location.search).toBe('?program=coming&sort=state-desc');
});
