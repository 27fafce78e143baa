import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Answer } from '../common/answer.ts';
import { readAddress } from '../common/caller.ts';

export interface TimeLimits {
  readonly headersMs: number;
  /** How often the server looks for connections that are over their time. */
  readonly checkMs: number;
}

const usual: TimeLimits = { headersMs: 15_000, checkMs: 5000 };
const mostHeaders = 100;

/**
 * The server for callers from other machines. It closes a connection whose headers do not arrive in time, which Deno.serve
 * (2.9) does not; it costs about half of the reads a second, so a shop that answers its own machine alone does without.
 */
export function createNetworkServer(answer: Answer, { headersMs, checkMs }: TimeLimits = usual): Server {
  const server = createServer(
    { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, keepAliveTimeout: headersMs },
    (incoming, outgoing) => {
      respond(incoming, outgoing, answer).catch(() => outgoing.destroy());
    },
  );
  // The guard in front of the API has its own limits for bodies, and a download may take its time.
  server.requestTimeout = 0;
  server.maxHeadersCount = mostHeaders;
  return server;
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const request = toRequest(incoming, gone.signal);
  const response = request
    ? await answer(request, peerOf(incoming)).catch(fault)
    : new Response('The request is not valid.', { status: 400 });
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as unknown as NodeStream), outgoing);
}

/** A caller by IPv4 has one address, also on a socket that takes both kinds. */
function peerOf({ socket }: IncomingMessage): string {
  return readAddress(socket.remoteAddress ?? '') ?? '';
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const { method = 'GET', rawHeaders, url = '' } = incoming;
  const { host } = incoming.headers;
  if (!host || !url.startsWith('/')) {
    return null;
  }
  try {
    const headers = new Headers();
    for (let index = 0; index < rawHeaders.length; index += 2) {
      headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
    }
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const body = hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {};
    return new Request(`http://${host}${url}`, { method, headers, signal, ...body } as RequestInit);
  } catch {
    // A name of a host, a method or a header that no request may have.
    return null;
  }
}

function fault(): Response {
  return new Response('Something went wrong on our side.', { status: 500 });
}
