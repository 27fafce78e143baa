import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hands over what somebody typed or chose in the rendered fields of `place` before the page's code came. React does not know of
 * it, and would put the fields back at its next change.
 */
export function useTypedEarly(
  place: RefObject<HTMLElement | null>,
  take: (name: string, value: string) => void,
): void {
  const first = useRef(take);
  useLayoutEffect(() => {
    const fields = place.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
    for (const { name, value } of fields ?? []) {
      if (value) first.current(name, value);
    }
  }, [place]);
}
