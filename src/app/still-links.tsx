import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Links in the still parts of a page are plain HTML; a plain click on one of this site goes through the router. */
export function StillLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        event.defaultPrevented ||
        !isPlain ||
        !link?.closest('[data-still]') ||
        link.target ||
        link.origin !== location.origin ||
        isForTheBrowser(link)
      ) {
        return;
      }
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  return null;
}

/** A place on this page, or a file such as the feed. */
function isForTheBrowser(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return (isHere && link.hash !== '') || link.hasAttribute('download') || /\.[a-z]+$/.test(link.pathname);
}
