/** Keys that move focus from the page to the browser's controls. */
function leadsOut(event: KeyboardEvent): boolean {
  const isAddressBar =
    ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'l') ||
    (event.altKey && event.key.toLowerCase() === 'd') ||
    event.key === 'F6';
  return isAddressBar || (event.key === 'Tab' && event.shiftKey);
}

const keyIsFreshMs = 500;
const swipeWindowMs = 400;
/** In screen heights: a reader scrolls back a little, while a leaving visitor swipes all the way up. */
const swipeHeights = 0.9;

/**
 * Calls back when the visitor is about to leave: the mouse leaves through the top of the page, the keyboard focus goes to
 * the browser, or a touch user swipes up fast from further down. Returns a function that stops watching.
 */
export function watchLeaving(onLeaving: () => void): () => void {
  let lastKeyOutAt = Number.NEGATIVE_INFINITY;
  let swipe = { from: window.scrollY, at: Date.now() };
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };

  document.documentElement.addEventListener(
    'mouseleave',
    ({ clientY }) => {
      if (clientY <= 0) {
        onLeaving();
      }
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (leadsOut(event)) {
        lastKeyOutAt = Date.now();
      }
    },
    options,
  );
  window.addEventListener(
    'blur',
    () => {
      if (Date.now() - lastKeyOutAt < keyIsFreshMs) {
        onLeaving();
      }
    },
    options,
  );
  if (window.matchMedia('(pointer: coarse)').matches) {
    window.addEventListener(
      'scroll',
      () => {
        const now = Date.now();
        if (window.scrollY > swipe.from || now - swipe.at > swipeWindowMs) {
          swipe = { from: window.scrollY, at: now };
        } else if (swipe.from - window.scrollY > swipeHeights * window.innerHeight) {
          onLeaving();
        }
      },
      options,
    );
  }
  return () => controller.abort();
}
