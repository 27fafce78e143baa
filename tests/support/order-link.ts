import { signToken } from '../../supabase/functions/_shared/links/signed-token';
import { publishableKey } from './test-keys';
import type { TestShop } from './test-database';
import { linkSigningKey, type TestFunctions } from './test-functions';
import { textInFile } from './text-in-file';

export interface Held {
  readonly status: number;
  /** The answer and, where it has the address of a file, what can be read in that. */
  readonly text: string;
  readonly body: Record<string, unknown>;
}

export type Headers = Readonly<Record<string, string>>;

export const withSession = (token: string): Headers => ({ authorization: `Bearer ${token}` });
export const withAccess = (token: string): Headers => ({ 'x-order-access': token });

const functionsAddress = 'http://shop.invalid/functions/v1';

/** What a call of a function brings, the file behind its link included. */
export async function fetchAll(
  functions: TestFunctions,
  name: string,
  body: unknown,
  headers: Headers = {},
): Promise<Held> {
  const response = await functions.send(
    new Request(`${functionsAddress}/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = await textInFile(bytes);
  const answer = response.headers.get('content-type')?.includes('json') ? parse(bytes) : {};
  const url = answer['url'];
  const file = typeof url === 'string' ? await openFile(functions, url) : null;
  return { status: file?.status ?? response.status, text: `${text}\n${file?.text ?? ''}`, body: answer };
}

const parse = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;

/** Opens the signed address of a file. */
export async function openFile(functions: TestFunctions, url: string): Promise<Held> {
  const response = await functions.send(new Request(url));
  const text = await textInFile(new Uint8Array(await response.arrayBuffer()));
  return { status: response.status, text, body: {} };
}

/** The token in the link of an order's receipt, as the mail would carry it now. */
export async function receiptToken(shop: TestShop, order: string): Promise<string> {
  const [link] = await shop.database.query<{ id: string }>(
    'select id from public.order_links where provider_order_id = $1',
    [order],
  );
  return signToken(linkSigningKey, 'order-link', { link: link?.id ?? '' });
}

/** Opens such a link: the hour's access token. */
export async function openLink(functions: TestFunctions, token: string): Promise<Held> {
  return fetchAll(functions, 'open-order', { token });
}
