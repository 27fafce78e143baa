import type { TagName } from '@/catalog/tag-providers';

export type ForeignCode = TagName | 'custom';

/** Account and admin pages: no third-party code ever runs there. */
const closed = /^\/(?:admin|account|auth|internal)(?:\/|$)/;
/**
 * Pages whose URL or text may name a person or an order. Scripts that read the URL or the screen are blocked; Google's
 * script only gets the path from us.
 */
const personal =
  /^\/(?:orders|thank-you|unsubscribe|find-order|contact|free-resources\/(?:thanks|confirm))(?:\/|$)/;

export function mayRun(code: ForeignCode, path: string): boolean {
  return !closed.test(path) && (code === 'google' || !personal.test(path));
}
