import { request as openRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Outgoing {
  readonly method?: string;
  /** Sent as given: unlike `fetch`, this may say another Host, no content type, or a wrong length. */
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array | undefined;
  /** The address of this machine that the call comes from: limits count by it. Linux has the whole of 127/8. */
  readonly from?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  json(): unknown;
}

const giveUpAfterMs = 60_000;

/** One request on a connection of its own. The path goes out as it is written, dots and all. */
export function send(address: string, outgoing: Outgoing = {}): Promise<Answer> {
  const { origin, hostname, port } = new URL(address);
  const { method = 'GET', headers = {}, body, from } = outgoing;
  return new Promise((resolve, reject) => {
    const request = openRequest(
      {
        hostname,
        port,
        method,
        path: address.slice(origin.length) || '/',
        headers,
        agent: false,
        timeout: giveUpAfterMs,
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text,
            json: (): unknown => JSON.parse(text),
          });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`${method} ${address}: no answer`)));
    // A server that has answered may hang up while the body is still on its way.
    request.on('error', reject);
    request.end(body);
  });
}

const upTo = (most: number) => Math.floor(Math.random() * most);

/** A caller whom no limit has counted yet. */
export function newCaller(): string {
  return `127.${1 + upTo(254)}.${upTo(255)}.${1 + upTo(253)}`;
}
