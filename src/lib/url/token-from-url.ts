import { useEffect, useState } from 'react';

/**
 * The token of a link in an email. It is in the fragment, which reaches no server, and is removed from the URL at once so
 * that it is in no history. Null until the page runs in the browser, empty if the link has no token.
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
