import type { Server } from 'node:http';
import type { Answer } from '../common/answer.ts';
import { allowedHosts, refuseForeignHost, type Place } from '../guard/host-names.ts';
import { createNetworkServer } from '../guard/network-server.ts';
import { isLoopback } from '../guard/on-network.ts';
import { PortTakenError } from './start-failure.ts';

export interface Listener {
  /** From now on requests get real answers; until then 503. */
  serve(answer: Answer): void;
  close(): Promise<void>;
}

const drainMs = 5000;

/** Takes the port at once, so that a taken one is told before anything else is done. */
export async function listen(place: Place, variable: string): Promise<Listener> {
  const hosts = allowedHosts(place);
  let answer: Answer = () =>
    Promise.resolve(new Response('The shop is starting.', { status: 503, headers: { 'retry-after': '2' } }));
  const open = isLoopback(place.host) ? listenHere : listenOnNetwork;
  const shutdown = await open(
    place,
    async (request, peerAddress) => refuseForeignHost(request, hosts) ?? (await answer(request, peerAddress)),
  ).catch((error: unknown) => {
    const isTaken =
      error instanceof Deno.errors.AddrInUse || (error as { code?: unknown } | null)?.code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError(place.port, variable) : error;
  });
  return {
    serve(real) {
      answer = real;
    },
    async close() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, drainMs);
      });
      await Promise.race([shutdown(), timeout]);
      clearTimeout(timer);
    },
  };
}

type Shutdown = () => Promise<void>;

function listenHere({ host, port }: Place, answer: Answer): Promise<Shutdown> {
  // In a promise, so that a taken port is a rejection, as it is with the other server.
  return Promise.resolve().then(() => {
    const server = Deno.serve(
      {
        hostname: host,
        port,
        onListen: () => undefined,
        onError: () => new Response('Something went wrong on our side.', { status: 500 }),
      },
      (request, info) => answer(request, info.remoteAddr.hostname),
    );
    return () => server.shutdown();
  });
}

async function listenOnNetwork({ host, port }: Place, answer: Answer): Promise<Shutdown> {
  const server: Server = createNetworkServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host.replace(/^\[|\]$/g, ''), resolve);
  });
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
}
