import { isRecord } from '@/lib/browser/safe-storage';

/** The key and the data of a query that ran when the page was rendered. */
export type RenderedQuery = readonly [key: readonly unknown[], data: unknown];

let queries: readonly RenderedQuery[] | undefined;

/** The JSON data in the HTML of a rendered page. */
export function readPageData(): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** For the renderer; the browser reads the same queries from the HTML. */
export function setRenderedQueries(rendered: readonly RenderedQuery[]): void {
  queries = rendered;
}

export function renderedQueries(): readonly RenderedQuery[] {
  if (!queries) {
    const found = readPageData()['queries'];
    queries = Array.isArray(found) ? (found as RenderedQuery[]) : [];
  }
  return queries;
}

/** The data of a dehydrated query without loading the query library: the same on the server and during hydration. */
export function renderedQuery(key: readonly unknown[]): unknown {
  const wanted = JSON.stringify(key);
  return renderedQueries().find(([candidate]) => JSON.stringify(candidate) === wanted)?.[1];
}
