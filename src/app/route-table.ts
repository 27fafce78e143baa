import { matchPath } from 'react-router-dom';
import type { LazyPage } from './lazy-page';

export interface Route {
  /** A path pattern of react-router; `*` is every path that nothing else matches. */
  readonly path: string;
  /** The page's source file, as the build's manifest names it. */
  readonly source: string;
  readonly page: LazyPage;
  /** Rendered at build time and listed for visitors; `false` for pages behind the guard and for pages opened by a mail. */
  readonly isPublic: boolean;
}

/** The first route that fits; the table ends with `*`, so there is always one. */
export function findRoute(routes: readonly Route[], pathname: string): Route {
  const route = routes.find(({ path }) => path === '*' || matchPath(path, pathname) !== null);
  if (!route) {
    throw new Error('The route table has no route for *');
  }
  return route;
}
