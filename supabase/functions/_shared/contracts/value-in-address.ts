// Apart from mangled-address.ts: pages that a link in a mail opens load this alone.

/** Percent-encoded ASCII, however often it was encoded. Never fails, and leaves everything else as it is. */
export function withoutEncoding(text: string): string {
  const decode = (each: string) =>
    each.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decode(decode(decode(text))).replace(/&amp;/gi, '&');
}

/**
 * A value that an address carries, wherever it got to: in the query, in the fragment, in the path. Tokens have letters, digits and
 * `-._~` only, so whatever else follows was not in the link. Empty if there is none.
 */
export function valueInAddress(address: string, name: string): string {
  // Quoted-printable text has `=3D` for `=`; our own tokens begin with "eyJ".
  const found = new RegExp(`[?#&;/]${name}=(?:3D(?=eyJ))?([\\w.~-]+)`).exec(withoutEncoding(address));
  return found?.[1]?.replace(/\.+$/, '') ?? '';
}
