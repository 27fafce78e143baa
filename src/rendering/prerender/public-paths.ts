import type { QueryClient } from '@tanstack/react-query';
import type { Route } from '@/app/route-table';
import { textDates } from '@/catalog/text-dates';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import type { DatedFact } from '@/features/all/law/model/page-dates';
import type { PublicPath } from './renderer';
import type { Entry } from './server-page';
import { addressIn, serverPageOf } from './server-pages';

/** The last change of a page of its own path: of its fixed text, or of what it shows. */
export function changedOn(
  route: Pick<Route, 'path' | 'source'>,
  facts: readonly DatedFact[],
  entries: readonly Entry[],
): string | null {
  const { path } = route;
  const ofContent = serverPageOf(route).changedOn(addressIn(route, path), { facts, entries });
  return (
    [ofContent, textDates[path]]
      .filter((day) => typeof day === 'string')
      .sort()
      .at(-1) ?? null
  );
}

/** All paths that are rendered: the fixed ones, and one for each published post and article. */
export async function listPublicPaths(client: QueryClient, routes: readonly Route[]): Promise<PublicPath[]> {
  const facts = await client.query(lawFactsQuery);
  const paths = await Promise.all(
    routes
      .filter(({ kind }) => kind !== 'private')
      .map(async (route): Promise<PublicPath[]> => {
        const { path, kind } = route;
        const isListed = kind === 'listed';
        const list = serverPageOf(route).entries;
        const entries: readonly Entry[] = list ? await client.query(list) : [];
        if (!path.includes(':')) {
          return [{ path, isListed, lastModified: changedOn(route, facts, entries) }];
        }
        return entries.map(({ slug, changedAt, isSample = false }) => ({
          path: path.replace(':slug', slug),
          // A sample is not for search engines.
          isListed: isListed && !isSample,
          lastModified: changedAt.slice(0, 10),
        }));
      }),
  );
  return paths.flat();
}
