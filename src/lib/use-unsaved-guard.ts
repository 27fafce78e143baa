import { useEffect } from 'react';

const question = 'Your changes are not saved. Leave the page and lose them?';

/** Asks before somebody closes the page, or follows one of its links, with changes that are not saved. */
export function useUnsavedGuard(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) {
      return;
    }
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const askBeforeLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const opensElsewhere = event.ctrlKey || event.metaKey || link?.getAttribute('target') === '_blank';
      if (!link || opensElsewhere || link.getAttribute('href')?.startsWith('#')) {
        return;
      }
      if (!window.confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('beforeunload', askBeforeUnload);
    document.addEventListener('click', askBeforeLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askBeforeUnload);
      document.removeEventListener('click', askBeforeLink, { capture: true });
    };
  }, [hasChanges]);
}
