import { useCallback, useEffect, useRef, type BaseSyntheticEvent } from 'react';

/**
 * An act that a second press does not begin again while the first is under way: a button shows that it is busy only once it
 * is drawn anew, and presses may come quicker than that.
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

/** The same for a form; the browser never sends it by itself. */
export function useSubmitOnce<Submit extends BaseSyntheticEvent>(
  send: (event: Submit) => Promise<unknown>,
): (event: Submit) => void {
  const sendOnce = useSingleFlight(send);
  return (event) => {
    event.preventDefault();
    sendOnce(event);
  };
}
