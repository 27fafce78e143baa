import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { states } from '@law/states';
import { StateList } from './state-list';

const countOf = (program: string) => states.filter((state) => state.program === program).length;

const namesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('groups all states by program and counts each group', () => {
  render(<StateList />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('listitem')).toHaveLength(states.length);
  const paid = screen.getByRole('region', { name: `Paid program in force (${countOf('paid')})` });
  expect(namesIn(paid)).toContain('Californiasince 2004');
  expect(within(paid).getByRole('link', { name: 'Minnesota' }).getAttribute('href')).toBe(
    '/mn-paid-leave-policy-template',
  );
});
