import { hmacSha256, toBase64Url } from '../links/crypto.ts';
import { callerNetwork } from './caller-network.ts';
import type { FunctionContext } from './context.ts';

/** The caller's network for counts that the database keeps. Keyed, because there are few enough addresses to try all hashes. */
export async function hashOfCaller({
  clientAddress,
  config,
}: FunctionContext): Promise<{ readonly caller_network?: string }> {
  const network = callerNetwork(clientAddress);
  return network === null
    ? {}
    : { caller_network: toBase64Url(await hmacSha256(config.linkSigningKey, `network:${network}`)) };
}
