import { matchPath } from 'react-router-dom';
import type { LazyPage } from './lazy-page';

export interface Route {
  /** A path pattern of react-router; `*` is every path that nothing else matches. */
  readonly path: string;
  /** The page's source file, as the build's manifest names it. */
  readonly source: string;
  readonly page: LazyPage;
  /**
   * `listed` pages are rendered and stand in the sitemap; `unlisted` ones are rendered for those who are led to them (a mail,
   * a checkout); `private` ones open through the app's shell.
   */
  readonly kind: 'listed' | 'unlisted' | 'private';
}

/** The first route that fits; the table ends with `*`, so there is always one. */
export function findRoute(routes: readonly Route[], pathname: string): Route {
  const route = routes.find(({ path }) => path === '*' || matchPath(path, pathname) !== null);
  if (!route) {
    throw new Error('The route table has no route for *');
  }
  return route;
}
