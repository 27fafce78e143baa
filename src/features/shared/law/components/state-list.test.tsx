import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { states } from '@law/states';
import { arrangeRows } from '../model/arrange-rows';
import { StateList } from './state-list';

const countOf = (program: string) => states.filter((state) => state.program === program).length;

function renderList(): HTMLElement {
  return render(<StateList />, { wrapper: MemoryRouter }).container;
}

const namesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('groups all states by program and counts each group', () => {
  renderList();
  expect(screen.getAllByRole('listitem')).toHaveLength(states.length);
  const paid = screen.getByRole('region', { name: `Paid program in force (${countOf('paid')})` });
  expect(namesIn(paid)).toContain('Californiasince 2004');
  expect(within(paid).getByRole('link', { name: 'Minnesota' }).getAttribute('href')).toBe(
    '/mn-paid-leave-policy-template',
  );
});

it('hides what the filter leaves out, and counts what is left', () => {
  const list = renderList();
  arrangeRows(list, { program: 'coming', sickLeave: 'coming', sort: '' });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(namesIn(screen.getByRole('region', { name: 'Paid program coming (1)' }))).toEqual([
    'Virginiafrom December 1, 2028',
  ]);
  arrangeRows(list, { program: '', sickLeave: '', sort: '' });
  expect(screen.getAllByRole('listitem')).toHaveLength(states.length);
});
