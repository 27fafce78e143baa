/** Calls back when the browser has nothing else to do, and in a second at the latest. */
export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: 1000 })
    : // Safari has no such call yet.
      setTimeout(callback, 50);
