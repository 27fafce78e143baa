// What mail gateways, mail programs and sentences do to an address: `%23` for `#`, once or twice; parameters of their own; doubled
// slashes; capitals; the sign that stood behind it. The site's server and its pages read addresses by the same rules.

/** Percent-encoded ASCII, however often it was encoded. Never fails, and leaves everything else as it is. */
function withoutEncoding(text: string): string {
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

/** The path as far as it goes; an encoded `#` or `?` ends it, and says how often what follows is encoded. */
const encodedEnd = /^([^?#]*?)%((?:25)*)(23|3f)(.*)$/is;

function splitEncoded(address: string): string {
  const [, path, levels = '', sign = '', rest = ''] = encodedEnd.exec(address) ?? [];
  if (path === undefined) return address;
  let tail = rest;
  for (let level = 0; level <= levels.length / 2; level += 1) tail = decodeOnce(tail);
  return `${path}${sign === '23' ? '#' : '?'}${tail}`;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Keys of licenses are written in capitals; every other path of the site is in small letters. */
const inSmallLetters = (path: string) =>
  path.replace(/^(?!\/verify\/).*|^\/verify\//i, (part) => part.toLowerCase());

/**
 * Path, query and fragment of the page that an address of the site means, or null where it cannot be one. A plain address is
 * its own.
 */
export function straightAddress(address: string): string | null {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(splitEncoded(address.replace(/&amp;/gi, '&'))) ?? [];
  const plain = withoutEncoding(path)
    .replace(/\/{2,}/g, '/')
    .replace(/&.*$/s, '')
    .replace(/([\w-])[^\w/-]+$/, '$1')
    .replace(/(.)\/+$/, '$1');
  // Nothing that a browser could take for another host or another folder.
  if (!/^\/(?:[\w.~-]+(?:\/|$))*$/.test(plain) || /\/\.\.?(?:\/|$)/.test(plain)) return null;
  const ends = fragment === '' ? query.replace(/(?:[^\w=&%?/-]|%(?:2[279]|3e|5d|7d))+$/i, '') : query;
  return `${inSmallLetters(plain)}${ends === '?' ? '' : ends}${fragment}`;
}
