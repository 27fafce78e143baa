/** A path of this site, or null: a value from a link or from storage may point to another site. */
export function sitePath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || candidate.length > 2000) {
    return null;
  }
  const base = 'http://site.invalid';
  try {
    const url = new URL(candidate, base);
    return url.origin === base && !candidate.startsWith('//') && !candidate.includes('\\')
      ? url.pathname + url.search + url.hash
      : null;
  } catch {
    return null;
  }
}

/** The address with the query, without a lone question mark when the query is empty. */
export function withQuery(address: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? address : `${address}?${text}`;
}
