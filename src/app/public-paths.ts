import { routes } from '@/App';

/** Every address that is rendered at build time. */
export function listRenderedPaths(): { path: string; isListed: boolean }[] {
  return routes.flatMap(({ path, kind }) =>
    kind === 'private' ? [] : [{ path, isListed: kind === 'listed' }],
  );
}
