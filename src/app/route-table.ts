import { matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage, type PageModule } from './lazy-page';

export interface Route {
  /** A path pattern of react-router; `*` is every path that nothing else matches. */
  readonly path: string;
  /** The page's source file, as the build's manifest names it. */
  readonly source: string;
  readonly page: LazyPage;
  /**
   * `listed` pages are rendered and in the sitemap; `unlisted` ones are rendered but reached only by a link (an email, a
   * checkout); `private` ones are not rendered.
   */
  readonly kind: 'listed' | 'unlisted' | 'private';
}

type Pages = Readonly<Record<string, (() => Promise<PageModule>) | undefined>>;

/** Makes the routes, with one chunk per page; `file` is relative to src/pages. */
export function routesTo(pages: Pages) {
  return (path: string, file: string, kind: Route['kind']): Route => {
    const source = `./pages/${file}.tsx`;
    const load = pages[source];
    if (!load) {
      throw new Error(`There is no page ${source}`);
    }
    return { path, source: `src/pages/${file}.tsx`, page: lazyPage(load), kind };
  };
}

export const isAdminPath = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);

/**
 * Whether the host has a document for the path: that of a rendered page, or what only the host knows (a redirect, a file, the
 * page that says that there is none). In development nothing is rendered.
 */
export function hasDocument(routes: readonly Route[], pathname: string): boolean {
  const { path, kind } = findRoute(routes, pathname);
  return !isAdminPath(pathname) && (path === '*' || (kind !== 'private' && !import.meta.env.DEV));
}

/** The first matching route; the table ends with `*`, so there is always one. */
export function findRoute(routes: readonly Route[], pathname: string): Route {
  const route = routes.find(({ path }) => path === '*' || matchPath(path, pathname));
  if (!route) {
    throw new Error('The route table has no route for *');
  }
  return route;
}
