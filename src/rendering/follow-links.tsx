import { useEffect } from 'react';
import { opensAsDocument, useGo } from '@/lib/url/go';

/** Gives plain clicks on links to the router, unless the browser opens them (lib/url/go.ts): links of islands and of React alike. */
export function FollowLinks() {
  const go = useGo();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (
        event.defaultPrevented ||
        !isPlain ||
        !link ||
        link.target ||
        link.origin !== location.origin ||
        isLeftToBrowser(link)
      ) {
        return;
      }
      event.preventDefault();
      void go(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [go]);

  return null;
}

/** A document, a file, or a place on this page. */
function isLeftToBrowser(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return (
    opensAsDocument(link) ||
    (isHere && link.hash !== '') ||
    link.hasAttribute('download') ||
    /\.[a-z]+$/.test(link.pathname)
  );
}
