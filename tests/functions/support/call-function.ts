import { send, type Answer, type Outgoing } from '../../support/http';
import { apiUrl, publishableKey, shopUrl } from '../../../scripts/support/shop';

export interface Call extends Outgoing {
  /** Sent as JSON with its content type. */
  readonly json?: unknown;
  /** null sends none; left out, it is the key that every visitor's browser sends. */
  readonly key?: string | null;
  readonly baseUrl?: string;
}

export interface Refusal {
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

/** Calls an edge function as the site's own page does; anything may be said otherwise. */
export function callFunction(name: string, call: Call = {}): Promise<Answer> {
  const { json, key = publishableKey, baseUrl = apiUrl, method = 'POST', headers, ...rest } = call;
  return send(`${baseUrl}/functions/v1/${name}`, {
    ...rest,
    method,
    headers: {
      ...(key === null ? {} : { apikey: key }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? rest.body : JSON.stringify(json),
  });
}

/** What a refusal says, in either of its two forms: some functions name `error` as plain text (the specification). */
export function refusalOf(answer: Answer): { code: string; message: string; field: string | undefined } {
  const body = answer.json() as { error: string | Refusal['error']; code?: string; field?: string };
  return typeof body.error === 'string'
    ? { message: body.error, code: body.code ?? '', field: body.field }
    : { message: body.error.message, code: body.error.code, field: body.error.field };
}

export const siteOrigin = shopUrl;
