/** State in browser storage: read on first use and updated when another tab changes it. */
export interface ExternalStore<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => State;
  readonly set: (next: State) => void;
}

/**
 * Prerendered HTML shows `initial`; `read` returns the stored value. Hydration starts with `initial` too, so it never
 * differs from the HTML.
 */
export function createExternalStore<State>(
  key: string,
  initial: State,
  read: () => State,
): ExternalStore<State> {
  let state = initial;
  let isRead = false;
  const listeners = new Set<() => void>();
  const set = (next: State) => {
    isRead = true;
    state = next;
    listeners.forEach((listener) => listener());
  };
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === key || event.key === null) {
      set(read());
    }
  };
  // A page that back brings again as it was left has not heard of what the pages after it stored.
  const followReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) set(read());
  };
  return {
    set,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        window.addEventListener('storage', followOtherTabs);
        window.addEventListener('pageshow', followReturn);
      }
      if (!isRead) {
        set(read());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          window.removeEventListener('storage', followOtherTabs);
          window.removeEventListener('pageshow', followReturn);
        }
      };
    },
  };
}
