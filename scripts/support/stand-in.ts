import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

let standIn: Promise<Server> | undefined;

/** Opens at once and stays open as long as this process: an address that nobody holds could be a stranger's the next moment. */
async function open(): Promise<Server> {
  const server = createServer((_, answer) => answer.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It keeps no process from ending.
  server.unref();
  return server;
}

/** The address of a provider that is out of order, for the shops of this process. */
export async function standInAddress(): Promise<string> {
  const server = await (standIn ??= open());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
