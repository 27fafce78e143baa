import { inPieces, pieceBytes } from '../../functions/_shared/files/in-pieces.ts';
import type { FunctionConfig } from '../../functions/_shared/http/context.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';

/** What a request or an answer is on its way between threads: its bytes are handed over and not copied. */
export interface PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}
export interface PlainResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** A stream for a made file: it is sent as the client takes it. */
  readonly body: ArrayBuffer | ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/** To the thread of the heavy functions. */
export type ToHeavy =
  | { readonly kind: 'start'; readonly config: FunctionConfig; readonly filesFolder: string | undefined }
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly request: PlainRequest;
      readonly peerAddress: string;
    }
  /** The caller of that number waits no longer. */
  | { readonly kind: 'gone'; readonly id: number }
  /** To an `ask` or a `note`. */
  | { readonly kind: 'told'; readonly id: number; readonly response: PlainResponse | null }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

/** From there. */
export type FromHeavy =
  /** It listens from now on: what comes while its modules load is lost. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly response: PlainResponse }
  /** A call of the shop's API, which the other thread answers. */
  | { readonly kind: 'ask'; readonly id: number; readonly request: PlainRequest }
  /** A line for the journal. */
  | { readonly kind: 'note'; readonly id: number; readonly entry: JournalEntry }
  | { readonly kind: 'wake'; readonly worker: 'mail' | 'exports' };

/** Either end: a worker, the inside of one, or a port of a channel. */
export interface Port<In, Out> {
  postMessage(message: Out, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<In>) => void) | null;
}

/** Sends a message and hands over the bytes in it. */
export function send<Out>(
  port: Pick<Port<never, Out>, 'postMessage'>,
  message: Out,
  content?: Pick<PlainResponse, 'body'> | null,
): void {
  port.postMessage(message, content?.body ? [content.body] : []);
}

export async function plainRequest(request: Request): Promise<PlainRequest> {
  const { url, method, headers } = request;
  return { url, method, headers: [...headers], body: await bytesOf(request) };
}

export async function plainResponse(response: Response): Promise<PlainResponse> {
  const { status, headers } = response;
  return { status, headers: [...headers], body: await bytesOf(response) };
}

/** As `plainResponse`; what says that it is long stays a stream. */
export async function longResponse(response: Response): Promise<PlainResponse> {
  const { status, headers, body } = response;
  const isLong = Number(headers.get('content-length')) > pieceBytes;
  return isLong && body ? { status, headers: [...headers], body } : plainResponse(response);
}

/** Not through `.body`: that makes a stream of bytes that are there, and reading it copies an archive once more. */
async function bytesOf(message: Request | Response): Promise<ArrayBuffer | null> {
  const bytes = await message.arrayBuffer();
  return bytes.byteLength === 0 ? null : bytes;
}

const asHeaders = (headers: PlainRequest['headers']) => headers as [string, string][];

/** What `fetch` asks for with a stream; not among the types of the browser. */
const streaming = { duplex: 'half' };

export const toRequest = ({ url, method, headers, body }: PlainRequest, signal?: AbortSignal): Request =>
  new Request(url, {
    ...streaming,
    method,
    headers: asHeaders(headers),
    body: body && withoutCopy(body),
    ...(signal ? { signal } : {}),
  });

export const toResponse = ({ status, headers, body }: PlainResponse): Response =>
  new Response(body && withoutCopy(body), { status, headers: asHeaders(headers) });

/**
 * A request and a response copy the bytes that they are given, and an archive then stays in memory until the next collection. As a
 * stream it goes piece by piece, and its memory is given back with the last one.
 */
function withoutCopy(body: NonNullable<PlainResponse['body']>): BodyInit {
  if (!(body instanceof ArrayBuffer) || body.byteLength <= pieceBytes) return body;
  return inPieces(new Uint8Array(body), () => giveBack(body));
}

const giveBack = (bytes: ArrayBuffer): void => void structuredClone(bytes, { transfer: [bytes] });
