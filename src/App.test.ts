import { describe, expect, it } from 'vitest';
import { adminRoutes } from './admin-routes';
import { routes } from './App';
import { findRoute } from './app/route-table';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every fixed address that a component or a table of links leads to. */
const targets = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/\bto(?:=|: )["'](\/[\w/-]*)["']/g)].map(([, path = '']) => ({ file, path })),
);

describe('the addresses that the site leads to', () => {
  it('are found', () => {
    expect(targets.length).toBeGreaterThan(80);
  });

  // A redirect of the server is not known to the router, so it ends on the page for unknown addresses.
  it('are pages of the router', () => {
    const isLost = (path: string) => findRoute([...adminRoutes, ...routes], path).path === '*';
    const lost = targets.filter(({ path }) => isLost(path));
    expect(lost).toEqual([]);
  });
});
