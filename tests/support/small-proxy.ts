import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmallProxy {
  readonly port: number;
  /** From now on it passes on what is asked under these names, each to the port of this machine that it is given. */
  passOn(portOfName: Readonly<Record<string, number>>): void;
  stop(): Promise<void>;
}

/** As docs/deploy.md has nginx: it keeps the name and writes who called behind what X-Forwarded-For says already. */
export async function openSmallProxy(): Promise<SmallProxy> {
  let ports: Readonly<Record<string, number>> = {};
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers, socket } = incoming;
    const port = ports[(headers.host ?? '').replace(/:\d+$/, '')];
    if (port === undefined) return outgoing.writeHead(502).end();
    const hops = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? ''].flat().join(', ');
    const asked = openRequest(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, 'x-forwarded-for': hops } },
      (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    asked.on('error', () => outgoing.destroy());
    return incoming.pipe(asked);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    passOn: (portOfName) => (ports = portOfName),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
