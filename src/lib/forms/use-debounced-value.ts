import { useEffect, useState } from 'react';

/** What was typed, as it was when the typing last paused. */
export function useDebouncedValue(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
