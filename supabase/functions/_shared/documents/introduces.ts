import { plainText } from './parse/plain-text.ts';
import type { Block, Inline, SignatureParty } from './tree.ts';

/** More parties than this do not have to sign on one page. */
const mostTogether = 3;

/** A paragraph that ends with a colon, or stands before a signature, stays on one page with what follows. */
export function introduces(children: readonly Inline[], next: Block | undefined): boolean {
  if (next === undefined || !['list', 'table', 'quote', 'signature'].includes(next.type)) return false;
  return next.type === 'signature' || plainText(children).trimEnd().endsWith(':');
}

/** The next party signs on the same page: a signature that stands alone on a page could belong to any text. */
export function signsTogether(parties: readonly SignatureParty[], index: number): boolean {
  return parties.length <= mostTogether && index < parties.length - 1;
}
