import type { GivenConfig } from '../common/config.ts';
import { hasSandbox, isFromThisMachine } from './on-network.ts';

type Place = Pick<GivenConfig, 'givenSiteUrl' | 'sandboxOnNetwork'>;

/** Whatever Host a request has: a proxy in front may send any, also one of this machine. */
export function refuseSandbox(place: Place, request: Request, caller: string): Response | null {
  if (!hasSandbox(place)) {
    return textResponse(
      404,
      `This shop has no sandbox: its address (SITE_URL) is ${place.givenSiteUrl}, and the sandbox checkout takes no money. Give it a payment provider's links under Site Settings.`,
    );
  }
  return place.sandboxOnNetwork || isFromThisMachine(request, caller)
    ? null
    : textResponse(
        403,
        'The sandbox checkout answers on its own machine only. SANDBOX_ON_NETWORK=1 opens it to the network.',
      );
}

function textResponse(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
