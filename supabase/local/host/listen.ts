import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from '../common/answer.ts';
import { atMost } from '../common/at-most.ts';
import type { CallerReader } from '../common/caller.ts';
import { createNetworkServer } from '../guard/network-server.ts';
import { isLoopback } from '../guard/on-network.ts';
import { PortTakenError } from './start-failure.ts';

export interface Listener {
  readonly port: number;
  /** From now on requests get real answers; until then 503. */
  serve(answer: Answer): void;
  close(): Promise<void>;
}

export interface Wish {
  readonly host: string;
  /** 0: whichever is free, preferably the one of the last start. */
  readonly port: number;
  readonly last: number | undefined;
  /** The variable that chooses another port. */
  readonly variable: string;
  readonly callerOf: CallerReader;
}

const drainMs = 5000;

/** Takes the port at once, so that a taken one is told before anything else is done. */
export async function listen({ host, port, last, variable, callerOf }: Wish): Promise<Listener> {
  let answer: Answer = () =>
    Promise.resolve(new Response('The shop is starting.', { status: 503, headers: { 'retry-after': '2' } }));
  const open = isLoopback(host) ? listenHere : listenOnNetwork;
  // From here on nobody knows the socket: limits, sandbox and logs all get the caller.
  const take = (wanted: number) =>
    open(host, wanted, (request, peerAddress) => answer(request, callerOf(request, peerAddress)));
  const free = () =>
    take(last ?? 0).catch((error: unknown) => {
      if (isTaken(error)) return take(0);
      throw error;
    });
  const opened = await (port === 0 ? free() : take(port)).catch((error: unknown) => {
    throw isTaken(error) ? new PortTakenError(port, variable) : error;
  });
  return {
    port: opened.port,
    serve(real) {
      answer = real;
    },
    close: () => atMost(drainMs, opened.shutdown()),
  };
}

const isTaken = (error: unknown) =>
  error instanceof Deno.errors.AddrInUse || (error as { code?: unknown } | null)?.code === 'EADDRINUSE';

interface Opened {
  readonly port: number;
  shutdown(): Promise<void>;
}

function listenHere(host: string, port: number, answer: Answer): Promise<Opened> {
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
    return { port: server.addr.port, shutdown: () => server.shutdown() };
  });
}

async function listenOnNetwork(host: string, port: number, answer: Answer): Promise<Opened> {
  const server: Server = createNetworkServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host.replace(/^\[|\]$/g, ''), resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    shutdown: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
