import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

let isDocument: (pathname: string) => boolean = () => false;

/** The answer of the route table. Without it, as in a test of a component, the router shows every page. */
export function setDocuments(answer: typeof isDocument): void {
  isDocument = answer;
}

/** Names of parameters that hold what somebody typed: such an address is not sent to the host. */
const holdsTyped = /[?&](?:email|message)=/;

/**
 * The one place that decides who opens an address of this site: the browser, which loads its document, or the router, which
 * renders it here. From the account and the admin pages the router goes on, as to them: forms there are kept by the page alone. What
 * this page shows under its own path is the router's too, and so is what is pressed offline: it then says what did not load.
 */
export const opensAsDocument = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  pathname !== location.pathname &&
  navigator.onLine &&
  !holdsTyped.test(search) &&
  isDocument(location.pathname) &&
  isDocument(pathname);

interface GoOptions {
  readonly replace?: boolean;
}

/** For what goes to a page without a press on a link. */
export function useGo(): (to: string, options?: GoOptions) => void | Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (to, options = {}) => {
      const target = new URL(to, location.href);
      if (!opensAsDocument(target)) return navigate(to, options);
      location[options.replace ? 'replace' : 'assign'](target.href);
    },
    [navigate],
  );
}
