import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, routes } from './App';
import { ErrorBoundary } from './app/error-boundary';
import { Providers } from './app/providers';
import { findRoute } from './app/route-table';
import { createQueryClient } from './lib/query-client';
import './ui/styles.css';

function renderedData(): DehydratedState | null {
  try {
    return JSON.parse(document.getElementById('page-data')?.textContent ?? '') as DehydratedState;
  } catch {
    return null;
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) {
    throw new Error('The page has no root element');
  }
  const queryClient = createQueryClient();
  const data = renderedData();
  if (data) {
    hydrate(queryClient, data);
  }
  const path = window.location.pathname;
  const app = (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <Providers queryClient={queryClient}>
            <App />
          </Providers>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  // A page rendered for this path is taken over; the shell of another one (a 404 for a page not rendered yet) is replaced.
  if (root.dataset['path'] === path) {
    await findRoute(routes, path).page.preload();
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

void start();
