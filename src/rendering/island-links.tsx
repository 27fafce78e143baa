import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Sends plain clicks on links in static islands, which are HTML without React, through the router. */
export function IslandLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        event.defaultPrevented ||
        !isPlain ||
        !link?.closest('[data-island]') ||
        link.target ||
        link.origin !== location.origin ||
        isLeftToBrowser(link)
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

/** A link to a place on this page or to a file. */
function isLeftToBrowser(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return (isHere && link.hash !== '') || link.hasAttribute('download') || /\.[a-z]+$/.test(link.pathname);
}
