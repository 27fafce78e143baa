import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { layOutLater } from '@/lib/lay-out-later';
import { fetchLetters, showLetters } from '@/lib/letters';

/** Where a page begins that stands beside a navigation of its own. */
export const pageContentId = 'page-content';

/** After a change of page: to the top and to the main part, so that keyboards and screen readers start where eyes do. */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    // For tests and for people with slow phones: from now on clicks are heard.
    document.documentElement.dataset['hydrated'] = 'true';
    layOutLater(() => void fetchLetters());
  }, []);

  useLayoutEffect(() => {
    // In the frame that changes all text anyway.
    if (!isFirst.current) showLetters();
  }, [pathname]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
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
