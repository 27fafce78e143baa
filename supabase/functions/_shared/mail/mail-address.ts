import { isEmailAddress } from '../contracts/email.ts';
import { oneLine } from '../contracts/text.ts';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Reads `ada@example.com` and `Ada Lovelace <ada@example.com>`; anything else, a list too, is null. */
export function parseMailbox(text: string): Mailbox | null {
  if (isEmailAddress(text)) {
    return { name: '', address: text };
  }
  const match = /^(?:"((?:[^"\\\p{Cc}]|\\[^\p{Cc}])*)" *|([^"<>,;\p{Cc}]*))<([^<>]+)>$/u.exec(text);
  const address = match?.[3];
  if (address === undefined || !isEmailAddress(address)) {
    return null;
  }
  return { name: match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2]?.trimEnd() ?? '', address };
}

/** `"Ada" <ada@example.com>`, the name as a quoted string (RFC 5322, 3.2.4) so that no character in it has a meaning. */
export function formatMailbox({ name, address }: Mailbox): string {
  const line = oneLine(name);
  return line === '' ? address : `"${line.replace(/["\\]/g, '\\$&')}" <${address}>`;
}
