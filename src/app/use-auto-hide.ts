import { useEffect, useState, type RefObject } from 'react';
import { bottomInsetChange } from './bottom-inset';

/** Smaller movements are a resting thumb, not scrolling. */
const leastPixels = 12;
/** Near the end of the page there is space under the last line. */
const endPixels = 80;
const restsAfterMs = 200;
/** Events after which the layout may have changed. */
const changes = ['click', 'resize', bottomInsetChange];

/**
 * Whether the floating element `place` has to hide: while the visitor scrolls down, and when it would cover a link, a button or a
 * field.
 */
export function useAutoHide(place: RefObject<HTMLElement | null>): boolean {
  const [isScrollingDown, setIsScrollingDown] = useState(false);
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
      setIsScrollingDown(moved > 0 && left > endPixels);
    };
    // The observer also reports the first height.
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
  return isScrollingDown || covers;
}

/** Sample points, so close that no line of text fits between them. */
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
