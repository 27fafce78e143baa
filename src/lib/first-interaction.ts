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

/** The first sign may be a press, whose answer comes before anything else. */
const answersWithinMs = 300;

/** Calls back once, soon after the first sign that somebody is there: for what that sign does not ask for. */
export function afterFirstInteraction(callback: () => void): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const stopListening = onFirstInteraction(() => (wait = setTimeout(callback, answersWithinMs)));
  return () => {
    stopListening();
    clearTimeout(wait);
  };
}
