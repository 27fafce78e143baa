import { useEffect, useState, type RefObject } from 'react';
import { dockChange } from './dock-height';

/** Less than this is a resting thumb, not a direction. */
const leastPixels = 12;
/** The end of the page has room of its own under the last line. */
const endPixels = 80;
const restsAfterMs = 200;
/** A press may open, close or move something. */
const changes = ['click', 'resize', dockChange];

/**
 * Whether what floats over the page, in `place`, has to make way: for the text while somebody moves down through it, and at
 * rest for whatever can be pressed there.
 */
export function useStandsAside(place: RefObject<HTMLElement | null>): boolean {
  const [readsOn, setReadsOn] = useState(false);
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => setCovers(place.current !== null && coversAction(place.current));
    const lookAtRest = () => {
      clearTimeout(rest);
      rest = setTimeout(look, restsAfterMs);
    };
    const follow = () => {
      lookAtRest();
      const moved = window.scrollY - last;
      if (Math.abs(moved) < leastPixels) {
        return;
      }
      last = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - last;
      setReadsOn(moved > 0 && left > endPixels);
    };
    // It tells of the first height, too.
    const growth = new ResizeObserver(lookAtRest);
    growth.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    for (const event of changes) window.addEventListener(event, lookAtRest);
    return () => {
      clearTimeout(rest);
      growth.disconnect();
      window.removeEventListener('scroll', follow);
      for (const event of changes) window.removeEventListener(event, lookAtRest);
    };
  }, [place]);
  return readsOn || covers;
}

/** Close enough together that no line of text fits between them. */
const parts = [0.02, 0.33, 0.66, 0.98];

function coversAction(place: HTMLElement): boolean {
  const { left, top, width, height } = place.getBoundingClientRect();
  const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => element.closest('main :is(a, button, input, select, textarea, label, summary)')),
  );
}
