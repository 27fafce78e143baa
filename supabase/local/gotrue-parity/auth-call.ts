import type { ApiFetch, ShopDatabase } from '../database/open-database.ts';
import type { AuthMails } from './auth-mails.ts';

/** What the steps below work with: lite itself, its tables, and a way to send the mails that it does not send. */
export interface AuthDependencies {
  readonly lite: ApiFetch;
  readonly query: ShopDatabase['query'];
  readonly mails: AuthMails;
  readonly jwtSecret: string;
  readonly siteUrl: string;
  /** Sign-ups from one address in an hour. */
  readonly signUpsPerHour: number;
}

/** One request to the auth service, its body read once. */
export interface AuthCall {
  readonly request: Request;
  readonly peerAddress: string | null;
  readonly url: URL;
  readonly body: Readonly<Record<string, unknown>>;
  /** The body as it came. */
  readonly text: string;
  /** Hands the request on to lite as it came. */
  forward(): Promise<Response>;
  /** The same call with another body. */
  withBody(body: Readonly<Record<string, unknown>>): AuthCall;
}

export async function readCall(
  request: Request,
  peerAddress: string | null,
  lite: ApiFetch,
): Promise<AuthCall> {
  return callWith(request, peerAddress, lite, await request.text());
}

function callWith(request: Request, peerAddress: string | null, lite: ApiFetch, text: string): AuthCall {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return {
    request,
    peerAddress,
    url: new URL(request.url),
    body: parseObject(text),
    text,
    forward: () =>
      lite(
        new Request(request.url, { method: request.method, headers, ...(text === '' ? {} : { body: text }) }),
        peerAddress,
      ),
    withBody: (body) => callWith(request, peerAddress, lite, JSON.stringify(body)),
  };
}

export function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export const addressOf = (call: AuthCall) => textOf(call.body['email']).trim().toLowerCase();

/** The machine-readable code of a refusal, whose body stays readable for the caller. */
export async function errorCodeOf(response: Response): Promise<string> {
  return response.ok ? '' : textOf(parseObject(await response.clone().text())['error_code']);
}

/** lite's own answer in everything but the body and the status. */
export function answerLike(response: Response, body: unknown, status: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('x-sb-error-code');
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers });
}

/** A refusal in the form that supabase-js reads from the auth service. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}
