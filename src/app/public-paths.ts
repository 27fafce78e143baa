import { routes } from '@/App';

/** Every address that is rendered at build time and listed in the sitemap. */
export function listPublicPaths(): string[] {
  return routes.filter(({ isPublic }) => isPublic).map(({ path }) => path);
}
