import { BlockList, isIP } from 'node:net';

/** Tells the caller's address from a request and the address at the other end of its socket. */
export type CallerReader = (request: Request, peerAddress: string) => string;

/** An address alone: some proxies write a port behind it, and a socket for both kinds names an IPv4 address in IPv6. */
export function readAddress(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) === 0 ? undefined : address;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Addresses and networks such as `10.0.0.0/8`, with commas. Undefined: one of them is neither, or is everybody. */
export function readProxies(text: string): readonly string[] | undefined {
  const names = text.split(',').flatMap((name) => name.trim() || []);
  return names.every(isNetwork) ? names : undefined;
}

function isNetwork(name: string): boolean {
  const [, address = '', bits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(name) ?? [];
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= most));
}

/**
 * The caller is who opened the socket. Only where that is one of these proxies, it is the last hop of X-Forwarded-For that is
 * none of them: what stands before that hop the caller may have written.
 */
export function readCallers(proxies: readonly string[]): CallerReader {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string | undefined) =>
    address !== undefined && trusted.check(address, familyOf(address));

  return (request, peerAddress) => {
    if (!isTrusted(readAddress(peerAddress))) return peerAddress;
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').reverse();
    for (const hop of hops) {
      const address = readAddress(hop.trim());
      if (!isTrusted(address)) return address ?? peerAddress;
    }
    return peerAddress;
  };
}
