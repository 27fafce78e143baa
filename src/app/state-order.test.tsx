import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { chooseState } from '@/lib/browser/chosen-state';
import { RadioRow } from '@/ui/radio-row';
import { StateOrder } from './state-order';

const page = (
  <>
    <RadioRow
      data-state-choice=""
      legend="Your state first"
      name="chosen-state"
      options={[
        ['MN', 'Minnesota'],
        ['WI', 'Wisconsin'],
        ['both', 'Both'],
      ]}
      defaultValue="both"
    />
    <ul data-by-state="">
      {['MN 1', 'WI 1', 'MN 2'].map((title) => (
        <li key={title} data-in-state={title.slice(0, 2)}>
          {title}
        </li>
      ))}
    </ul>
    <StateOrder />
  </>
);
const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => act(() => chooseState('both')));

it('puts the chosen state first and goes back to the written order', async () => {
  render(page);
  expect(screen.getByRole('radio', { name: 'Both', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Wisconsin' }));
  expect(titles()).toEqual(['WI 1', 'MN 1', 'MN 2']);
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  expect(titles()).toEqual(['MN 1', 'WI 1', 'MN 2']);
});

it('opens the next page as it was chosen', () => {
  act(() => chooseState('WI'));
  render(page);
  expect(screen.getByRole('radio', { name: 'Wisconsin', checked: true })).toBeTruthy();
  expect(titles()[0]).toBe('WI 1');
});
