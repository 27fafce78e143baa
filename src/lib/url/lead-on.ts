import { straightAddress } from '@contracts/mangled-address';

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/**
 * Goes on to the page that a mangled address means, if there is one. True while the browser is on its way there: nothing need be
 * shown.
 */
export async function leadOn(here: Location = window.location): Promise<boolean> {
  const meant = straightAddress(addressOf(here));
  if (meant === null || meant === addressOf(here)) return false;
  const { pathname } = new URL(meant, here.origin);
  if (pathname === here.pathname) {
    window.history.replaceState(window.history.state, '', meant);
    return false;
  }
  const answer = await fetch(pathname, { method: 'HEAD' }).catch(() => null);
  if (!answer?.ok) return false;
  here.replace(meant);
  return true;
}
