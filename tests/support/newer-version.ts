import { vi } from 'vitest';

const page = (version: string) =>
  `<html><head><script type="module" src="/assets/index-${version}.js"></script></head></html>`;

const asPage = { headers: { 'content-type': 'text/html; charset=utf-8' } };

/**
 * Makes the document one of an older version, to which the host answers with `answer`; without it, with a page of the newer
 * version. Returns what is called instead of a reload.
 */
export function beOlderThanSite(answer: () => Response = () => new Response(page('new'), asPage)) {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const { href, pathname, search } = location;
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href, pathname, search, reload });
  return reload;
}

export const samePage = () => new Response(page('old'), asPage);

/** Each test begins with a tab that was never renewed. */
export function forgetRenewal(): void {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.getElementById('renewal')?.remove();
}
