const interactions = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'focusin'] as const;

/** Calls back once, at the first interaction with the page. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => interactions.forEach((type) => window.removeEventListener(type, react));
  function react() {
    stop();
    callback();
  }
  interactions.forEach((type) => window.addEventListener(type, react, { passive: true }));
  return stop;
}

/** Gives a press time to be answered first. */
const delayMs = 300;

/** Calls back once, soon after the first interaction: for work that the interaction itself does not need. */
export function afterFirstInteraction(callback: () => void): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const stopListening = onFirstInteraction(() => (wait = setTimeout(callback, delayMs)));
  return () => {
    stopListening();
    clearTimeout(wait);
  };
}
