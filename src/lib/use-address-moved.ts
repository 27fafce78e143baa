import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls when a part of the address is another one because the reader went somewhere: back, forward, along a link. What the
 * page itself writes there while somebody types is told to the function this returns: it arrives late, and would take back
 * what was typed since.
 */
export function useAddressMoved(part: string, follow: () => void): (written: string) => void {
  const known = useRef(part);
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    if (known.current === part) {
      return;
    }
    known.current = part;
    const arrived = underWay.current.indexOf(part);
    underWay.current = underWay.current.slice(arrived + 1);
    if (arrived === -1) {
      underWay.current = [];
      follow();
    }
  });
  return useCallback((written: string) => {
    if (written !== known.current || underWay.current.length > 0) {
      underWay.current.push(written);
    }
  }, []);
}
