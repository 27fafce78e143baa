/**
 * What a limit counts as one caller: an IPv4 address, or the /64 that every holder of an IPv6 address has for themselves.
 * Null for what is no address. `private.network_of` in the database reads addresses the same way.
 */
export function callerNetwork(address: string | null): string | null {
  const bare = (address ?? '').trim().split('%')[0] ?? '';
  const groups = readIpv6(bare);
  if (!groups) {
    return isIpv4(bare) ? bare : null;
  }
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`;
}

/** How many times a limit the /64, the /56 and the /48 around a caller have. `private.networks_of` has the same. */
export const networkShares = [1, 4, 16] as const;

/**
 * The networks that a caller counts for, narrow ones first: a provider hands out a /64, a /56 or a /48, and who holds a wide one
 * has many narrow ones. None for what is no address.
 */
export function callerNetworks(address: string | null): readonly string[] {
  const narrow = callerNetwork(address);
  if (narrow === null || !narrow.endsWith('::/64')) {
    return narrow === null ? [] : [narrow];
  }
  const [first = '', second = '', third = '', fourth = ''] = narrow.slice(0, -'::/64'.length).split(':');
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    narrow,
    `${[first, second, third, upper].join(':')}::/56`,
    `${[first, second, third].join(':')}::/48`,
  ];
}

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** The eight groups, with `::` filled up and a trailing IPv4 address as two of them. */
function readIpv6(text: string): readonly number[] | null {
  const sides = withoutIpv4(text).split('::');
  const read = (side: string) => (side === '' ? [] : side.split(':'));
  const head = read(sides[0] ?? '');
  const tail = read(sides[1] ?? '');
  const missing = 8 - head.length - tail.length;
  const isWhole = sides.length === 1 ? missing === 0 : sides.length === 2 && missing > 0;
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail];
  return isWhole && groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

function withoutIpv4(text: string): string {
  const last = text.lastIndexOf(':') + 1;
  const dotted = text.slice(last);
  if (last === 0 || !isIpv4(dotted)) {
    return text;
  }
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return `${text.slice(0, last)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
