import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, routes } from './App';
import { ErrorBoundary } from './app/error-boundary';
import { readRenderedSettings } from './app/page-data';
import { Providers } from './app/providers';
import { findRoute } from './app/route-table';
import { takeOverRenderedPage } from './lib/first-page';
import { openHistoryGate } from './lib/history-gate';
import './ui/styles.css';

/** Ends the present task, which has evaluated all code of the page: what somebody did meanwhile comes first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) {
    throw new Error('The page has no root element');
  }
  openHistoryGate();
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
  // A page rendered for this path is taken over; the shell of another one (a 404 for a page not rendered yet) is replaced.
  if (root.dataset['path'] === path) {
    takeOverRenderedPage();
    await nextTask();
    await findRoute(routes, path).page.preload();
    await nextTask();
    // In slices: a touch is answered between them, not after the whole page.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

void start();
