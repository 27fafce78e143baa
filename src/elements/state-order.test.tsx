import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { chooseState } from '@/lib/browser/chosen-state';
import StateChoice from '@/pages/sections/state-choice';
import { defineElements } from './define';

const page = (
  <>
    <StateChoice />
    <state-order>
      <ul>
        {['MN 1', 'WI 1', 'MN 2'].map((title) => (
          <li key={title} data-in-state={title.slice(0, 2)}>
            {title}
          </li>
        ))}
      </ul>
    </state-order>
  </>
);
const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeAll(defineElements);
beforeEach(() => act(() => chooseState('both')));
const shownState = () => document.documentElement.dataset['state'];

it('puts the chosen state first and goes back to the written order', async () => {
  render(page);
  expect(screen.getByRole('radio', { name: 'Both', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Wisconsin' }));
  // The code that keeps it loads with the first touch.
  await waitFor(() => expect(titles()).toEqual(['WI 1', 'MN 1', 'MN 2']));
  expect(localStorage.getItem('chosen_state')).toBe('"WI"');
  expect(shownState()).toBe('WI');
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  expect(titles()).toEqual(['MN 1', 'WI 1', 'MN 2']);
  expect(shownState()).toBe('both');
});

it('follows what another tab chooses', async () => {
  act(() => chooseState('MN'));
  render(page);
  await screen.findByRole('radio', { name: 'Minnesota', checked: true });
  localStorage.setItem('chosen_state', '"WI"');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'chosen_state' })));
  expect(screen.getByRole('radio', { name: 'Wisconsin', checked: true })).toBeTruthy();
  expect(shownState()).toBe('WI');
  expect(titles()[0]).toBe('WI 1');
});

it('opens the next page as it was chosen', async () => {
  act(() => chooseState('WI'));
  render(page);
  await screen.findByRole('radio', { name: 'Wisconsin', checked: true });
  await waitFor(() => expect(titles()[0]).toBe('WI 1'));
});
