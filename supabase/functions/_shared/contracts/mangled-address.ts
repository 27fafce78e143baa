import { withoutEncoding } from './value-in-address.ts';

// What mail gateways, mail programs and sentences do to an address: `%23` for `#`, once or twice; parameters of their own; doubled
// slashes; capitals; the character that stood behind it. The site's server and its pages read addresses by the same rules.

/** The path as far as it goes; an encoded `#` or `?` ends it, and says how often what follows is encoded. */
const encodedEnd = /^([^?#]*?)%((?:25)*)(23|3f)(.*)$/is;

function splitEncoded(address: string): string {
  const [, path, levels = '', hex = '', rest = ''] = encodedEnd.exec(address) ?? [];
  if (path === undefined) return address;
  let tail = rest;
  for (let level = 0; level <= levels.length / 2; level += 1) tail = decodeOnce(tail);
  return `${path}${hex === '23' ? '#' : '?'}${tail}`;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Keys of licenses are written in capitals; every other path of the site is in lower case. */
const inLowerCase = (path: string) =>
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
  return `${inLowerCase(plain)}${ends === '?' ? '' : ends}${fragment}`;
}
