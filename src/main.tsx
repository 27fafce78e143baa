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
import { fetchLetters, showLetters } from './lib/letters';
import { bringStored } from './lib/safe-storage';
import { keepWholeStyle } from './lib/whole-style';
import './ui/styles.css';

/** The page may still come in: its code was asked for when the first screen was painted. */
const wholePage = () =>
  document.readyState === 'loading'
    ? new Promise<void>((resolve) => {
        document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
      })
    : undefined;

/** Ends the present task: what somebody did meanwhile comes first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await wholePage();
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
    void keepWholeStyle({ isNeeded: false });
    await nextTask();
    bringStored();
    await findRoute(routes, path).page.preload();
    await nextTask();
    // In slices: a touch is answered between them, not after the whole page.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    void fetchLetters().then(showLetters);
    await keepWholeStyle({ isNeeded: true });
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

void start();
