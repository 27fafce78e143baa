import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseState, chosenFirst, useChosenState } from './chosen-state';

beforeEach(() => {
  act(() => chooseState(''));
  localStorage.clear();
});

it('keeps the choice in this browser and forgets it with "both"', () => {
  const { result } = renderHook(useChosenState);
  expect(result.current).toBeNull();
  act(() => chooseState('WI'));
  expect(result.current).toBe('WI');
  expect(localStorage.getItem('chosen_state')).toBe('"WI"');
  act(() => chooseState('both'));
  expect(result.current).toBeNull();
  expect(localStorage.getItem('chosen_state')).toBeNull();
});

it('puts the chosen state first and keeps the order otherwise', () => {
  const files = ['MN 1', 'WI 1', 'MN 2', 'WI 2'];
  const stateOf = (file: string) => file.slice(0, 2);
  expect(chosenFirst(files, stateOf, null)).toEqual(files);
  expect(chosenFirst(files, stateOf, 'WI')).toEqual(['WI 1', 'WI 2', 'MN 1', 'MN 2']);
});
