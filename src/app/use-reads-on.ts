import { useEffect, useState } from 'react';

/** Less than this is a resting thumb, not a direction. */
const leastPixels = 12;
/** The end of the page has room of its own under the last line. */
const endPixels = 80;

/** Whether somebody moves down through the page, and so reads: what floats over the text then makes way for it. */
export function useReadsOn(): boolean {
  const [readsOn, setReadsOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < leastPixels) {
        return;
      }
      last = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - last;
      setReadsOn(moved > 0 && left > endPixels);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return readsOn;
}
