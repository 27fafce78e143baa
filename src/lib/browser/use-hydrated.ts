import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML, true after hydration. Before that, a form could only be submitted natively. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
