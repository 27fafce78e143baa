import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lawDuties } from '@law/duties';
import { toDutyRow } from '@law/duty-row';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { libraryQuery } from '@/features/all/library/api/library-api';
import Duties from '@/pages/law/duties/duties';
import { sharedQueryClient } from '@/rendering/with-queries';
import { defineElements } from './define';

beforeAll(() => {
  defineElements();
  const client = sharedQueryClient();
  client.setQueryData(lawFactsQuery.queryKey, []);
  client.setQueryData(libraryQuery.queryKey, []);
  client.setQueryData(lawDutiesQuery.queryKey, lawDuties.map(toDutyRow));
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => history.replaceState(null, '', '/duties'));

const open = (rest = '') => {
  history.replaceState(null, '', `/duties${rest}`);
  return render(<Duties />, { wrapper: MemoryRouter }).container;
};
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const shownRows = (page: HTMLElement) => [
  ...page.querySelectorAll<HTMLElement>('li[data-kind]:not([hidden])'),
];
/** What a visitor sees without unfolding anything. */
const inView = (page: HTMLElement) => shownRows(page).filter((row) => !row.closest('details:not([open])'));

it('holds every duty, with twelve unfolded', async () => {
  const page = open();
  await says(`${lawDuties.length} of ${lawDuties.length} shown`);
  expect(shownRows(page)).toHaveLength(lawDuties.length);
  expect(inView(page)).toHaveLength(12);
});

it('narrows by state, employees and kind, counts what is left, and unfolds a short list', async () => {
  const page = open();
  await says(`${lawDuties.length} of ${lawDuties.length} shown`);
  choose('State', 'WI');
  choose('Kind', 'notice');
  choose('Employees', '1');
  const expected = lawDuties.filter(
    ({ state, kind, owedBy }) =>
      state !== 'MN' && kind === 'notice' && !/^Employers with \d+ or more/.test(owedBy),
  );
  await says(`${expected.length} of ${lawDuties.length} shown`);
  expect(
    shownRows(page)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(expected.map(({ key }) => key).sort());
  expect(inView(page)).toHaveLength(expected.length);
  expect(screen.queryByRole('heading', { name: /^Records/ })).toBeNull();
  expect(screen.getByRole('heading', { name: `Notices ${expected.length}` })).not.toBeNull();
  expect(location.search).toBe('?state=WI&kind=notice&size=1');
});

it.each([
  ['12', '11'],
  ['4', '1'],
  ['5000', '50'],
])('takes %s employees from a link as the size that begins at %s', async (employees, size) => {
  const page = open(`?state=MN&employees=${employees}`);
  await waitFor(() => expect(location.search).toBe(`?state=MN&size=${size}`));
  expect(screen.getByRole('combobox', { name: 'Employees' })).toHaveProperty('value', size);
  expect(shownRows(page).every(({ dataset }) => Number(dataset['from']) <= Number(employees))).toBe(true);
});

it('takes no size from a link that names none', async () => {
  open('?employees=-3');
  await says(`${lawDuties.length} of ${lawDuties.length} shown`);
});

it('prints what is shown', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open('?state=WI');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'WI'));
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

it('unfolds the duty that an address points at', async () => {
  const last = lawDuties.filter(({ kind }) => kind === 'payment').at(-1)!;
  const page = open(`#${last.key}`);
  await waitFor(() => expect(inView(page).map(({ id }) => id)).toContain(last.key));
});
