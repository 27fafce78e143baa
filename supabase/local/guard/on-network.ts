import type { GivenConfig } from '../common/config.ts';

type Openness = Pick<GivenConfig, 'host' | 'inboxHost' | 'sandboxOnNetwork' | 'ports'>;

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

/** What somebody has opened who opens the shop to the network, in words. */
export function networkWarnings({ host, inboxHost, sandboxOnNetwork, ports }: Openness): string[] {
  const warnings: string[] = [];
  if (!isLoopback(host)) {
    warnings.push(
      `The shop answers on the network (SHOP_HOST=${host}).` +
        (isLoopback(inboxHost) ? ' The inbox answers on this machine only.' : '') +
        (sandboxOnNetwork ? '' : ' The sandbox checkout answers on this machine only.'),
    );
  }
  if (!isLoopback(inboxHost)) {
    warnings.push(
      `The inbox is open to the network (INBOX_HOST=${inboxHost}, port ${ports.inbox}). It has no sign-in and shows every mail with its sign-in link: anyone who can reach it can take over every account, the owner's too.`,
    );
  }
  if (sandboxOnNetwork) {
    warnings.push(
      'The sandbox checkout answers on the network (SANDBOX_ON_NETWORK=1): anyone who can reach it gets every product without paying, and can refund every sandbox order.',
    );
  }
  return warnings;
}
