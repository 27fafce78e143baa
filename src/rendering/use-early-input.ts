import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Passes on what a visitor typed or chose in the rendered fields of `place` before hydration. React does not know of it and
 * would reset controlled fields at the next render.
 */
export function useEarlyInput(
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
