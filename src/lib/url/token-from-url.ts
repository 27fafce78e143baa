import { valueInAddress } from '@contracts/value-in-address';
import { useEffect, useState } from 'react';

/**
 * The token of a link in an email. It is in the fragment, which reaches no server, or where a mail gateway put it, and is
 * removed from the URL at once so that it is in no history. Null until the page runs in the browser, empty if the link has no
 * token.
 */
export function useTokenFromAddress(): string | null {
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const found = valueInAddress(search + hash, 'token');
    setToken((known) => known ?? found);
    if (found) {
      const isInQuery = valueInAddress(search, 'token') !== '';
      window.history.replaceState(window.history.state, '', isInQuery ? pathname : pathname + search);
    }
  }, []);

  return token;
}
