import { plainText } from './parse/plain-text.ts';
import type { Block, Inline } from './tree.ts';

/** A paragraph that ends with a colon, or stands before a signature, stays on one page with what follows. */
export function introduces(children: readonly Inline[], next: Block | undefined): boolean {
  if (next === undefined || !['list', 'table', 'quote', 'signature'].includes(next.type)) return false;
  return next.type === 'signature' || plainText(children).trimEnd().endsWith(':');
}
