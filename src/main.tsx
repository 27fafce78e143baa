import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App, routes } from './App';
import { ErrorBoundary } from './app/error-boundary';
import { readRenderedSettings } from '@/app/page-data';
import { defineElements } from '@/elements/define';
import { Providers } from './app/providers';
import { findRoute, hasDocument } from './app/route-table';
import { fetchAhead } from '@/rendering/fetch-ahead';
import { startHydration } from '@/rendering/hydration-state';
import { createRoot, hydrateRoot } from '@/rendering/react-root';
import { openHistoryGate } from '@/lib/forms/history-gate';
import { followTyping, renewOrFail } from '@/lib/react/load-error';
import { bringStored } from '@/lib/browser/safe-storage';
import { setDocuments } from '@/lib/url/go';
import { looksMangled } from '@/lib/url/looks-mangled';
import { keepFullStylesheet } from '@/rendering/full-stylesheet';
import { whenIdle } from '@/rendering/when-idle';
import { watchLongPastes } from './ui/pasted/watch-long-pastes';
import './ui/styles.css';

/** The code is requested after the first paint, when the rest of the HTML may still be on its way. */
const parsedPage = () =>
  document.readyState === 'loading'
    ? new Promise<void>((resolve) => {
        document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
      })
    : undefined;

/** Ends the current task, so that pending input is handled first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await parsedPage();
  const root = document.getElementById('root');
  if (!root) {
    throw new Error('The page has no root element');
  }
  openHistoryGate();
  watchLongPastes();
  defineElements();
  setDocuments((path) => hasDocument(routes, path));
  const app = (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <Providers settings={readRenderedSettings()}>
            <App />
          </Providers>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  const path = window.location.pathname;
  // A page that was rendered for this path is hydrated. The HTML of another one (404, the app shell) is replaced.
  if (root.dataset['path'] === path) {
    startHydration();
    await nextTask();
    void keepFullStylesheet({ isNeeded: false });
    await nextTask();
    bringStored();
    followTyping();
    await findRoute(routes, path).page.preload().catch(renewOrFail);
    await nextTask();
    // A transition hydrates in slices, so that a touch is answered in between.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    if (looksMangled(window.location) && (await (await import('@/lib/url/lead-on')).leadOn())) return;
    await keepFullStylesheet({ isNeeded: true });
    root.replaceChildren();
    followTyping();
    createRoot(root).render(app);
  }
  whenIdle(fetchAhead);
  // The site's own `?error=auth_error` alone was told already.
  if (window.location.href.includes('error_'))
    await (await import('@/features/all/auth/show-refusal')).showRefusal();
}

start().catch((error: unknown) => {
  // Thrown where the page hears of it, and says what there is without scripts (scripts/site/defer-scripts.ts).
  setTimeout(() => {
    throw error;
  });
});
