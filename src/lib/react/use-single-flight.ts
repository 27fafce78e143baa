import { useCallback, useEffect, useRef, type BaseSyntheticEvent } from 'react';

/**
 * Ignores a second press while the first is under way. A disabled button is not enough: two presses may come before React
 * renders it.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<unknown>,
): (...args: Args) => void {
  const isUnderWay = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => {
    if (isUnderWay.current) {
      return;
    }
    isUnderWay.current = true;
    void latest.current(...args).finally(() => {
      isUnderWay.current = false;
    });
  }, []);
}

/** The same for a form; the browser never submits it natively. */
export function useSubmitOnce<Submit extends BaseSyntheticEvent>(
  send: (event: Submit) => Promise<unknown>,
): (event: Submit) => void {
  const sendOnce = useSingleFlight(send);
  return (event) => {
    event.preventDefault();
    sendOnce(event);
  };
}
