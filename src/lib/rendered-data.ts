import { isRecord } from './safe-storage';

/** What a query answered while the page was rendered: its key and its data. */
export type RenderedQuery = readonly [key: readonly unknown[], data: unknown];

let queries: readonly RenderedQuery[] | undefined;

/** The data that a rendered page brings along, as plain JSON beside its HTML. */
export function readPageData(): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** The renderer says which answers travel with the page; the browser reads them from the page. */
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

/** The same answer while the page is rendered and while it is taken over, without the query library. */
export function renderedQuery(key: readonly unknown[]): unknown {
  const wanted = JSON.stringify(key);
  return renderedQueries().find(([candidate]) => JSON.stringify(candidate) === wanted)?.[1];
}
