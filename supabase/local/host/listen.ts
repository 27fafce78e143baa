import type { Answer } from './answer.ts';
import { allowedHosts, refuseForeignHost, type Place } from './host-names.ts';
import { PortTakenError } from './start-failure.ts';

export interface Listener {
  /** From now on requests get real answers; until then 503. */
  serve(answer: Answer): void;
  close(): Promise<void>;
}

const drainMs = 5000;

/** Takes the port at once, so that a taken one is told before anything else is done. */
export function listen(place: Place, variable: string): Listener {
  const { host, port } = place;
  const hosts = allowedHosts(place);
  let answer: Answer = () =>
    Promise.resolve(new Response('The shop is starting.', { status: 503, headers: { 'retry-after': '2' } }));
  let server: Deno.HttpServer<Deno.NetAddr>;
  try {
    server = Deno.serve(
      {
        hostname: host,
        port,
        onListen: () => undefined,
        onError: () => new Response('Something went wrong on our side.', { status: 500 }),
      },
      async (request, info) =>
        refuseForeignHost(request, hosts) ?? (await answer(request, info.remoteAddr.hostname)),
    );
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) {
      throw new PortTakenError(port, variable);
    }
    throw error;
  }
  return {
    serve(real) {
      answer = real;
    },
    async close() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, drainMs);
      });
      await Promise.race([server.shutdown(), timeout]);
      clearTimeout(timer);
    },
  };
}
