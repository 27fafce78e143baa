import { whenIdle } from './when-idle';

/** What `later.css` leaves out of the first layout. */
const waiting =
  '.later, .prose > :is(p, ul, ol, h2, h3, section, table):nth-child(n + 12), .data-table-stack tbody tr';

/** So long a turn lasts: painting takes as long again, and a finger must not wait for both. */
const turnMs = 12;

/** A row of a band that is left out of the page may seem to reach below it: only bands in sight are looked into. */
function firstInSight(bands: readonly Element[], within: Element | null): Element | null {
  const found = bands.find(
    (band) => band.parentElement?.closest(waiting) === within && band.getBoundingClientRect().bottom > 0,
  );
  return found ? firstInSight(bands, found) : within;
}

/**
 * Lays out what lies below the first screen, band by band, whenever the browser has nothing else to do. Each keeps the height that
 * it was guessed to have until all are done, so that no page grows bit by bit under its reader; then calls back.
 */
export function layOutLater(whenComplete: () => void): void {
  const bands = [...document.querySelectorAll(waiting)];
  const rest = bands.values();
  const layOutNext = () => {
    const begun = performance.now();
    for (const band of rest) {
      // Asked for a box inside, the browser lays the whole band out, and goes on leaving it out of the page.
      band.firstElementChild?.getBoundingClientRect();
      if (performance.now() - begun > turnMs) {
        whenIdle(layOutNext);
        return;
      }
    }
    // At the start of a frame the place of the reader is known.
    requestAnimationFrame(showAll);
  };
  const showAll = () => {
    const inSight = firstInSight(bands, null);
    const topOf = () => inSight?.getBoundingClientRect().top ?? 0;
    const before = topOf();
    document.documentElement.dataset['complete'] = 'true';
    // What stands above may have taken another height, and not every browser makes up for it.
    scrollBy(0, topOf() - before);
    whenComplete();
  };
  whenIdle(layOutNext);
}
