import { useSyncExternalStore } from 'react';
import { isHomeState, type HomeState } from '@law/home-states';
import { createExternalStore } from './external-store';
import { readStored, removeStored, writeStored } from './safe-storage';
import { chosenStateKey } from './stored-keys';

const read = () =>
  readStored(chosenStateKey, (value) => (typeof value === 'string' && isHomeState(value) ? value : null));

/** The state whose documents this visitor wants first; null for both alike. The same in all tabs. */
export const chosenState = createExternalStore<HomeState | null>(chosenStateKey, null, read);

export const useChosenState = (): HomeState | null =>
  useSyncExternalStore(chosenState.subscribe, chosenState.state, () => null);

/** Anything but one of our two states stands for both. */
export function chooseState(code: string): void {
  const state = isHomeState(code) ? code : null;
  if (state) {
    writeStored(chosenStateKey, state);
  } else {
    removeStored(chosenStateKey);
  }
  chosenState.set(state);
}

/** What belongs to the chosen state first; otherwise the order stays. */
export function chosenFirst<Item>(
  items: readonly Item[],
  stateOf: (item: Item) => string | undefined,
  chosen: HomeState | null,
): readonly Item[] {
  const isOther = (item: Item) => Number(chosen !== null && stateOf(item) !== chosen);
  return [...items].sort((a, b) => isOther(a) - isOther(b));
}
