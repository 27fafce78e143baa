import { whenIdle } from './when-idle';

/** What `later.css` leaves out of the first layout. */
const waiting =
  '.later, .prose > :is(p, ul, ol, h2, h3, section, table):nth-child(n + 12), .data-table-stack tbody tr';

/** So many elements are laid out at once, … */
const elementsPerStep = 40;
/** … and step by step until a turn has lasted so long: painting takes as long again, and a finger must not wait for both. */
const turnMs = 12;

/** Lays out what lies below the first screen, band by band, whenever the browser has nothing else to do; then calls back. */
export function layOutLater(whenComplete: () => void): void {
  const bands = [...document.querySelectorAll<HTMLElement>(waiting)];
  const layOutNext = () => {
    const begun = performance.now();
    let elements = 0;
    for (let band = bands.shift(); band; band = bands.shift()) {
      band.style.contentVisibility = 'visible';
      elements += band.querySelectorAll('*').length + 1;
      if (elements < elementsPerStep) continue;
      elements = 0;
      // Asked for a box, the browser lays it out now, within the time that is taken.
      band.getBoundingClientRect();
      if (performance.now() - begun >= turnMs) {
        whenIdle(layOutNext);
        return;
      }
    }
    document.documentElement.dataset['complete'] = 'true';
    whenComplete();
  };
  whenIdle(layOutNext);
}
