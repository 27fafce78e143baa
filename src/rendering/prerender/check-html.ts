import type { QueryClient } from '@tanstack/react-query';

/**
 * A browser finds the HTML of an island by its name alone, so two islands of one page must not share it: the second would
 * show the HTML of the first, and only on rendered pages.
 */
export function checkIslandNames(path: string, html: string): void {
  const names = [...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  if (repeated.size > 0) {
    throw new Error(
      `The page ${path} has more than one island named "${[...repeated].join('", "')}". ` +
        'Give each staticIsland and deferredForm a name of its own, and show it once on a page.',
    );
  }
}

/** React leaves out a part that fails or waits, for the browser to try, and fails nothing. */
const leftOut = /<!--\$!--><template(?: data-msg="([^"]*)")?/;

/** Throws if a part of the page is missing, so that no incomplete page is written. */
export function checkComplete(path: string, html: string): void {
  const [found, reason = ''] = leftOut.exec(html) ?? [];
  if (found !== undefined) {
    throw new Error(`A part of the page ${path} could not be rendered. ${reason}`.trim());
  }
}

/** Throws if a part of the page asked for data that was not read before: it was rendered as if it were loading. */
export function checkAnswered(path: string, client: QueryClient): void {
  const waiting = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' });
  if (waiting.length > 0) {
    const keys = waiting.map(({ queryKey }) => JSON.stringify(queryKey)).join(', ');
    throw new Error(
      `A part of the page ${path} waits for ${keys}. Add its query to the .server.ts file of the page.`,
    );
  }
}
