import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in rendered HTML, true once the page answers clicks: until then a form could only be sent the browser's own way. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
