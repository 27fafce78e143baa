import { cutText } from '@contracts/text';
import { withQuery } from '@/lib/url/paths';

export const longestQuery = 200;

/** The query of an address, without control characters and cut. */
export const readQuery = (address: URLSearchParams): string =>
  cutText((address.get('q') ?? '').replace(/\p{Cc}/gu, ' '), longestQuery);

export const searchAddress = (query: string): string =>
  withQuery('/search', new URLSearchParams(query.trim() === '' ? {} : { q: query }));

/** The words of an address that leads nowhere: "/templates/sick-leave.html" asks for "templates sick leave". */
export function wordsOfPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A broken escape sequence stays as it is.
  }
  const words = path.replace(/\.[a-z]{2,5}$/i, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return cutText(words.join(' '), 80);
}
