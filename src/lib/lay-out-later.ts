import { whenIdle } from './when-idle';

/** What `later.css` leaves out of the first layout. */
const waiting =
  '.later, .prose > :is(p, ul, ol, h2, h3, section, table):nth-child(n + 12), .data-table-stack tbody tr';

/** So many elements are styled and laid out in a few milliseconds on a phone. */
const elementsPerTurn = 80;

/** Lays out what lies below the first screen, band by band, whenever the browser has nothing else to do; then calls back. */
export function layOutLater(whenComplete: () => void): void {
  const bands = [...document.querySelectorAll<HTMLElement>(waiting)];
  const layOutNext = () => {
    let elements = 0;
    for (let band = bands.shift(); band; band = bands.shift()) {
      band.style.contentVisibility = 'visible';
      elements += band.querySelectorAll('*').length + 1;
      if (elements >= elementsPerTurn) {
        whenIdle(layOutNext);
        return;
      }
    }
    document.documentElement.dataset['complete'] = 'true';
    whenComplete();
  };
  whenIdle(layOutNext);
}
