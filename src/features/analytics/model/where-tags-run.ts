import type { TagName } from '@/catalog/tag-providers';

export type ForeignCode = TagName | 'custom';

/** Pages of the signed-in and of the owner: nobody else's code ever runs there. */
const closed = /^\/(?:admin|account|auth|internal)(?:\/|$)/;
/**
 * Pages whose address or text names a person or an order. Scripts that read the address or the screen by themselves stay
 * out; Google's gets the path from us and nothing more.
 */
const personal =
  /^\/(?:orders|thank-you|unsubscribe|find-order|contact|free-resources\/(?:thanks|confirm))(?:\/|$)/;

export function mayRun(code: ForeignCode, path: string): boolean {
  return !closed.test(path) && (code === 'google' || !personal.test(path));
}
