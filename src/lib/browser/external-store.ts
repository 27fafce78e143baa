/** State outside of React, for components (`useSyncExternalStore`) and elements alike. */
export interface ExternalStore<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => State;
  readonly set: (next: State) => void;
}

/** `begin` is called with the first listener; what it returns, with the last one's end. */
export function createStore<State>(initial: State, begin?: () => () => void): ExternalStore<State> {
  let state = initial;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set(next) {
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stop = begin?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

/**
 * State in browser storage: read on first use and updated when another tab changes it. Prerendered HTML shows `initial`; `read`
 * returns the stored value. Hydration starts with `initial` too, so it never differs from the HTML.
 */
export function createExternalStore<State>(
  key: string,
  initial: State,
  read: () => State,
): ExternalStore<State> {
  let isRead = false;
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === key || event.key === null) store.set(read());
  };
  // A page that back brings again as it was left has not heard of what the pages after it stored.
  const followReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.set(read());
  };
  const begin = () => {
    window.addEventListener('storage', followOtherTabs);
    window.addEventListener('pageshow', followReturn);
    if (!isRead) set(read());
    return () => {
      window.removeEventListener('storage', followOtherTabs);
      window.removeEventListener('pageshow', followReturn);
    };
  };
  const store = createStore(initial, begin);
  const set = (next: State) => {
    isRead = true;
    store.set(next);
  };
  return { ...store, set };
}
