const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'focusin'] as const;

/** Calls back once, at the first sign that somebody is there. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, react));
  function react() {
    stop();
    callback();
  }
  signs.forEach((sign) => window.addEventListener(sign, react, { passive: true }));
  return stop;
}
