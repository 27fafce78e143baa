/** Calls back when the browser is idle, after one second at the latest. */
export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: 1000 })
    : // Safari has no requestIdleCallback.
      setTimeout(callback, 50);
