import type { Browser, BrowserContext } from '@playwright/test';

/**
 * Listens to every page of every context of the browser: console errors and warnings, which in Chromium include policy
 * violations, and uncaught errors.
 */
export function watchContexts(browser: Browser, expected: readonly RegExp[]) {
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!expected.some((pattern) => pattern.test(complaint))) {
      complaints.push(complaint);
    }
  };
  const watch = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        note(message.text());
      }
    });
    context.on('weberror', (problem) => note(problem.error().message));
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return { complaints, end: () => browser.off('context', watch) };
}
