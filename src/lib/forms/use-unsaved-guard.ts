import { useEffect } from 'react';
import { opensAsDocument } from '@/lib/url/go';
import { setHistoryGate } from './history-gate';

const question = 'Your changes are not saved. Leave the page and lose them?';

/** The place of an entry in the history, as the router numbers them. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;

/**
 * Asks before the browser's back and forward buttons leave the page. They change the address before the question, so "no" goes
 * back in the history, and the router gets neither event.
 */
function guardHistory(): () => void {
  const here = placeOf(window.history.state);
  let isReturning = false;
  const askBeforeHistory = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = placeOf(event.state);
    if (here === null || there === null || there === here || window.confirm(question)) {
      return;
    }
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(here - there);
  };
  setHistoryGate(askBeforeHistory);
  return () => setHistoryGate(null);
}

/** The browser asks before it loads a document (`beforeunload`), and once is enough. */
const asksItself = (link: HTMLAnchorElement) => link.origin !== location.origin || opensAsDocument(link);

function guardLinks(): () => void {
  const askBeforeLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    // A file that is taken along leaves the page where it is.
    const opensElsewhere =
      link?.hasAttribute('download') === true ||
      event.ctrlKey ||
      event.metaKey ||
      link?.getAttribute('target') === '_blank';
    if (!link || opensElsewhere || asksItself(link) || link.getAttribute('href')?.startsWith('#')) {
      return;
    }
    if (!window.confirm(question)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', askBeforeLink, { capture: true });
  return () => document.removeEventListener('click', askBeforeLink, { capture: true });
}

let guarded = 0;
let stopGuarding: () => void;

/** However many forms of a page have changes, it is asked once. */
function guard(): () => void {
  guarded += 1;
  if (guarded === 1) {
    const stopGuardingHistory = guardHistory();
    const stopGuardingLinks = guardLinks();
    stopGuarding = () => {
      stopGuardingHistory();
      stopGuardingLinks();
    };
  }
  return () => {
    guarded -= 1;
    if (guarded === 0) {
      stopGuarding();
    }
  };
}

/** Asks before somebody closes the page, goes back or follows one of its links, with changes that are not saved. */
export function useUnsavedGuard(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) {
      return;
    }
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    const stop = guard();
    return () => {
      window.removeEventListener('beforeunload', askBeforeUnload);
      stop();
    };
  }, [hasChanges]);
}
