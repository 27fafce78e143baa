import type { GivenConfig } from '../common/config.ts';

type Openness = Pick<
  GivenConfig,
  'host' | 'inboxHost' | 'sandboxOnNetwork' | 'ports' | 'givenSiteUrl' | 'givenApiUrl' | 'trustedProxies'
>;

/** Names and addresses that only this machine has. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(name);
}

/** Sent by a program on this machine, and under a name of this machine: a proxy in front keeps the name of the site. */
export function isFromThisMachine(request: Request, peerAddress: string): boolean {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return isLoopback(peerAddress) && isLoopback(new URL(`http://${host}`).hostname);
}

/** The sandbox sells for nothing and answers for an AI, so a shop with an address of its own on the network has none. */
export function hasSandbox({ givenSiteUrl }: Pick<GivenConfig, 'givenSiteUrl'>): boolean {
  return givenSiteUrl === undefined || isLoopback(new URL(givenSiteUrl).hostname);
}

/** What somebody has opened who opens the shop to the network, in words. */
export function networkWarnings(openness: Openness): string[] {
  const { host, inboxHost, sandboxOnNetwork, ports } = openness;
  const warnings = proxyWarnings(openness);
  const sandbox = hasSandbox(openness);
  if (!isLoopback(host)) {
    warnings.push(
      `The shop answers on the network (SHOP_HOST=${host}).` +
        (isLoopback(inboxHost) ? ' The inbox answers on this machine only.' : '') +
        (sandboxOnNetwork || !sandbox ? '' : ' The sandbox checkout answers on this machine only.'),
    );
  }
  if (!isLoopback(inboxHost)) {
    warnings.push(
      `The inbox is open to the network (INBOX_HOST=${inboxHost}, port ${ports.inbox}). It has no sign-in and shows every mail with its sign-in link: anyone who can reach it can take over every account, the owner's too.`,
    );
  }
  if (sandboxOnNetwork && sandbox) {
    warnings.push(
      'The sandbox checkout answers on the network (SANDBOX_ON_NETWORK=1): anyone who can reach it gets every product without paying, and can refund every sandbox order.',
    );
  }
  return warnings;
}

/** A site with a name of its own has a proxy in front, which the shop has to be told of. */
function proxyWarnings({ givenSiteUrl, givenApiUrl, trustedProxies, ports }: Openness): string[] {
  if (hasSandbox({ givenSiteUrl })) return [];
  return [
    ...(givenApiUrl === undefined
      ? [
          `SITE_URL is ${givenSiteUrl}, but without API_URL the pages tell every browser to call port ${ports.api} of its own machine.`,
        ]
      : []),
    ...(trustedProxies.length === 0
      ? ['TRUSTED_PROXIES is empty: behind a proxy all visitors are one caller and share one set of limits.']
      : []),
  ];
}
