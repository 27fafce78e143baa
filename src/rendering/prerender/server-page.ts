import type { QueryExecuteOptions } from '@tanstack/react-query';
import type { DatedFact } from '@/features/all/law/model/page-dates';

/** A query whose key and data the renderer does not look into. */
export type AnyQuery = QueryExecuteOptions<never, Error, never, never>;

export interface PageAddress {
  readonly path: string;
  /** What stands for `:slug` in its route; empty on a fixed path. */
  readonly slug: string;
}

/** A post or an article, as its list has it. */
export interface Entry {
  readonly slug: string;
  readonly changedAt: string;
  readonly isSample?: boolean;
}

/** What the day of a page's last change is made from. */
export interface KnownContent {
  readonly facts: readonly DatedFact[];
  readonly entries: readonly Entry[];
}

interface PageDeclaration {
  /** What its static islands need: is in their HTML alone. */
  readonly queries?: (at: PageAddress) => readonly object[];
  /** What the browser needs too, as for a list with filters: is JSON in the HTML. */
  readonly dehydrated?: (at: PageAddress) => readonly object[];
  /** What its route with a `:slug` has a page for, or what it lists. */
  readonly entries?: object;
  /** The ISO day of the last change of what it says: of its content, beside its fixed text (catalog/text-dates.ts). */
  readonly changedOn?: (at: PageAddress, known: KnownContent) => string | null;
}

/** What the renderer has to know of a page: `name-page.server.ts` beside `name-page.tsx`. Browsers never load it. */
export interface ServerPage {
  readonly queries: (at: PageAddress) => readonly AnyQuery[];
  readonly dehydrated: (at: PageAddress) => readonly AnyQuery[];
  readonly entries: AnyQuery | null;
  readonly changedOn: (at: PageAddress, known: KnownContent) => string | null;
}

/** Each query has types of its own for its data; the renderer asks for all of them alike. */
export function serverPage(page: PageDeclaration): ServerPage {
  const { queries = () => [], dehydrated = () => [], entries = null, changedOn = () => null } = page;
  return { queries, dehydrated, entries, changedOn } as ServerPage;
}

/** The newest of these days. */
export const newestDay = (entries: readonly Entry[]): string | null =>
  entries
    .map(({ changedAt }) => changedAt.slice(0, 10))
    .sort()
    .at(-1) ?? null;
