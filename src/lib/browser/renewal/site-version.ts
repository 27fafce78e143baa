import { timeLimit } from '../time-limit';

/** What the host says of the version that this document came with. */
export type SiteVersion = 'unreachable' | 'same' | 'newer';

const patienceMs = 8000;

/** The page's own scripts: each version names its entry differently. */
const namedScripts = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\ssrc="(\/[^"]+)"/g)].map(([, address = '']) => address);

/**
 * Asks the host for the page again and looks for the scripts of this document in it. What is not a page of the shop, as that of a
 * hotel's network, counts as unreachable; its 404 page, for an address that the newer version has not, is one.
 */
export async function askSiteVersion(): Promise<SiteVersion> {
  const own = [...document.querySelectorAll('script[type="module"][src^="/"]')].map((script) =>
    script.getAttribute('src'),
  );
  // Nothing to compare, as on a developer's machine.
  if (own.length === 0) return 'unreachable';
  try {
    const signal = timeLimit(patienceMs);
    const answer = await fetch(location.href, { cache: 'no-store', signal });
    const isPage = answer.ok || answer.status === 404;
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
    const named: readonly (string | null)[] = isPage && isHtml ? namedScripts(await answer.text()) : [];
    if (named.length === 0) return 'unreachable';
    return own.every((address) => named.includes(address)) ? 'same' : 'newer';
  } catch {
    return 'unreachable';
  }
}
