import type { Route } from '@/app/route-table';
import { serverPage, type PageAddress, type ServerPage } from './server-page';

interface ServerModule {
  readonly page: ServerPage;
}

const modules = import.meta.glob<ServerModule>('/src/pages/**/*-page.server.ts', { eager: true });
const plain = serverPage({});

/** What the page of a route declares; most declare nothing. */
export const serverPageOf = ({ source }: Pick<Route, 'source'>): ServerPage =>
  modules[`/${source.replace(/\.tsx$/, '.server.ts')}`]?.page ?? plain;

/** For the test that each of them has its page. */
export const serverModules: readonly string[] = Object.keys(modules);

/** The route's `:slug` in this path. */
export function addressIn({ path: pattern }: Pick<Route, 'path'>, path: string): PageAddress {
  return { path, slug: pattern.includes('/:') ? path.slice(pattern.indexOf(':')) : '' };
}
