import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { layOutRest } from '@/rendering/lay-out-rest';

/** The id of the main part of an admin page; elsewhere it is `main`. */
export const pageContentId = 'page-content';

/** After a change of page, moves scroll position and focus to its start, for keyboards and screen readers. */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    // Tests wait for this: from now on React answers to clicks, and the whole page is laid out.
    void layOutRest().then(() => {
      document.documentElement.dataset['hydrated'] = 'true';
    });
  }, []);

  useEffect(() => {
    const before = shownPath.current;
    shownPath.current = pathname;
    if (before === null) return;
    // A search that is typed replaces the address that named its field.
    if (!hash && before === pathname && document.activeElement instanceof HTMLInputElement) return;
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    (document.getElementById(pageContentId) ?? document.getElementById('main'))?.focus({
      preventScroll: true,
    });
  }, [pathname, hash]);

  return null;
}
