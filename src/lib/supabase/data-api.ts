import type { Database } from '@database/database-types';
import { errorFromStatus, toAppError } from '../errors/app-error';
import { siteConfig } from '../site-config';

type Tables = Database['public']['Tables'];
type TableName = keyof Tables;

/**
 * Reads rows as a visitor with one GET of the Data API. Public pages read this way, so that supabase-js (a third of a
 * page's budget) only loads for a sign-in.
 */
export async function readRows<Name extends TableName, Column extends string & keyof Tables[Name]['Row']>(
  table: Name,
  columns: readonly Column[],
  filters: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Pick<Tables[Name]['Row'], Column>[]> {
  const { supabaseUrl, publishableKey } = siteConfig();
  const query = new URLSearchParams({ select: columns.join(','), ...filters });
  const response = await send(`${supabaseUrl}/rest/v1/${table}?${query}`, {
    headers: { apikey: publishableKey },
    ...(signal ? { signal } : {}),
  });
  return (await response.json()) as Pick<Tables[Name]['Row'], Column>[];
}

/** Inserts a row as a visitor, or as the user of the request's token. It does not return the stored row. */
export async function insertRow<Name extends TableName>(
  table: Name,
  row: Tables[Name]['Insert'],
  caller: Pick<CallOptions, 'headers' | 'send'> = {},
): Promise<void> {
  const { supabaseUrl, publishableKey } = siteConfig();
  const request: RequestInit = {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
      ...caller.headers,
    },
    body: JSON.stringify(row),
  };
  await send(`${supabaseUrl}/rest/v1/${table}`, request, caller.send);
}

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The fetch function to use; the browser's by default. */
  readonly send?: typeof fetch;
}

/** Calls an edge function with a JSON body and returns its JSON response. */
export async function callFunction(name: string, body: unknown, options: CallOptions = {}): Promise<unknown> {
  const { supabaseUrl, publishableKey } = siteConfig();
  const request: RequestInit = {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify(body),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const response = await send(`${supabaseUrl}/functions/v1/${name}`, request, options.send);
  return response.json();
}

/** Calls an edge function with GET and returns its response. */
export async function getFunction(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await send(functionUrl(path), {
    headers: { apikey: siteConfig().publishableKey },
    ...(signal ? { signal } : {}),
  });
  return response.json();
}

/** Calls an RPC that visitors may call. */
export async function callRpc(name: string, args: unknown, signal?: AbortSignal): Promise<unknown> {
  const { supabaseUrl, publishableKey } = siteConfig();
  const response = await send(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    ...(signal ? { signal } : {}),
  });
  return response.status === 204 ? null : response.json();
}

export function functionUrl(path: string): string {
  return `${siteConfig().supabaseUrl}/functions/v1/${path}`;
}

async function send(url: string, init: RequestInit, fetchIt: typeof fetch = fetch): Promise<Response> {
  let response: Response;
  try {
    response = await fetchIt(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') {
      throw error;
    }
    throw toAppError(error);
  }
  if (!response.ok) {
    throw await readError(response);
  }
  return response;
}

interface ErrorBody {
  readonly error?: string | { readonly message?: string; readonly field?: string };
  readonly field?: string;
  readonly message?: string;
}

async function readError(response: Response) {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const message =
    typeof body.error === 'string'
      ? body.error
      : (body.error?.message ?? body.message ?? response.statusText);
  const field = typeof body.error === 'object' ? body.error.field : body.field;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return errorFromStatus(response.status, message, {
    field,
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}
