import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { OverdueFigures } from './overdue-figures';

function openOn(day: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
  render(
    <MemoryRouter>
      <OverdueFigures />
    </MemoryRouter>,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

it('lists no figure before its day', () => {
  openOn('2026-06-30');
  expect(screen.queryByRole('list')).toBeNull();
});

it('lists a figure from the day after, with who has it', () => {
  openOn('2027-01-01');
  const mileage = screen.getByRole('link', { name: 'US: Rate for a business mile' }).closest('li');
  expect(mileage?.textContent).toContain('due December 31, 2026 from IRS');
});
