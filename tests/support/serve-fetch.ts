import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

async function toRequest(url: string, incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = 'GET', headersDistinct } = incoming;
  const headers = Object.entries(headersDistinct).map(([name, values]): [string, string] => [
    name,
    (values ?? []).join(', '),
  ]);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, ...(hasBody && { body: Buffer.concat(chunks) }) });
}

/** What answers requests, over HTTP on a port of its own: for programs that know it by its address. */
export async function serveFetch(answer: (request: Request) => Promise<Response>): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const response = await answer(await toRequest(`${url}${incoming.url ?? '/'}`, incoming));
      outgoing.writeHead(response.status, [...response.headers].flat());
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })().catch((error: unknown) => outgoing.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
