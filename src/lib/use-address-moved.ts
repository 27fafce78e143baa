import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Calls when a part of the address is another one because the reader went somewhere: back, forward, along a link. What the
 * page writes into the address while somebody types comes late, and would take back what was typed since.
 */
export function useAddressMoved(part: string, follow: () => void): void {
  const navigation = useNavigationType();
  const known = useRef(part);
  useEffect(() => {
    if (known.current !== part && navigation !== NavigationType.Replace) {
      follow();
    }
    known.current = part;
  });
}
