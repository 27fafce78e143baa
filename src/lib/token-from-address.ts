import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It stands in the fragment, which reaches no server, and is taken out of the address at once so
 * that it stays in no history. Null until the page runs in the browser, empty when the link carries none.
 */
export function useTokenFromAddress(): string | null {
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
    setToken((known) => known ?? found);
    if (found) {
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
    }
  }, []);

  return token;
}
