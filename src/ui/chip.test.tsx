import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FilterChips } from './chip';

const options = ['All', 'Payroll', 'Leave'].map((value) => ({ value, label: value }));

function Chips({ value }: { readonly value: string }) {
  return (
    <MemoryRouter>
      <FilterChips
        label="Categories"
        options={options}
        value={value}
        hrefFor={(category) => `/?category=${category}`}
      />
    </MemoryRouter>
  );
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((chip) => chip.getAttribute('aria-current') === 'true')
    .map((chip) => chip.textContent.trim());

it('marks the pressed chip before the list has changed, and then follows the URL', async () => {
  const { rerender } = render(<Chips value="All" />);
  await userEvent.click(screen.getByRole('link', { name: 'Payroll' }));
  expect(current()).toEqual(['Payroll']);

  rerender(<Chips value="Payroll" />);
  expect(current()).toEqual(['Payroll']);
  // Going back in the history, without a press.
  rerender(<Chips value="All" />);
  expect(current()).toEqual(['All']);
});

it('does not change when the chip is opened in another tab', async () => {
  render(<Chips value="All" />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.keyboard('{/Control}');
  expect(current()).toEqual(['All']);
});
