import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls back when a part of the URL changes because of navigation: back, forward or a link. The page reports its own
 * changes to the returned function: they arrive late and would undo what was typed since.
 */
export function useUrlChange(part: string, follow: () => void): (written: string) => void {
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
