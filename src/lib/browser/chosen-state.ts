import { useSyncExternalStore } from 'react';
import { isPackState, type PackState } from '@law/pack-states';
import { createExternalStore } from './external-store';
import { readStored, removeStored, writeStored } from './safe-storage';
import { chosenStateKey } from './stored-keys';

const read = () =>
  readStored(chosenStateKey, (value) => (typeof value === 'string' && isPackState(value) ? value : null));

/** The state whose documents this visitor wants first; null for both alike. The same in all tabs. */
export const chosenState = createExternalStore<PackState | null>(chosenStateKey, null, read);

export const useChosenState = (): PackState | null =>
  useSyncExternalStore(chosenState.subscribe, chosenState.state, () => null);

/** Tells the style sheet which state's documents show, as the page's head does (scripts/site/defer-scripts.ts). */
export function showState(state: PackState | null): void {
  document.documentElement.dataset['state'] = state ?? 'both';
}

/** Anything but one of our two states stands for both. */
export function chooseState(code: string): void {
  const state = isPackState(code) ? code : null;
  if (state) {
    writeStored(chosenStateKey, state);
  } else {
    removeStored(chosenStateKey);
  }
  showState(state);
  chosenState.set(state);
}

/** What belongs to the chosen state first; otherwise the order stays. */
export function chosenFirst<Item>(
  items: readonly Item[],
  stateOf: (item: Item) => string | undefined,
  chosen: PackState | null,
): readonly Item[] {
  const isOther = (item: Item) => Number(chosen !== null && stateOf(item) !== chosen);
  return [...items].sort((a, b) => isOther(a) - isOther(b));
}
