import type { ApiAnswer, Role, TestShop } from '../../support/test-database';
import { fingerprint } from './victims';

/** An attack on the Data API. It answers what it got or changed; nothing means that the shop held. */
export interface Probe {
  /** Its number in the catalog of attacks, and what is tried. */
  readonly name: string;
  readonly attack: (shop: TestShop) => Promise<readonly string[]>;
}

export const strangers: readonly Role[] = ['anonymous', 'customer'];

export const text = ({ body, headers }: ApiAnswer) => JSON.stringify(body) + JSON.stringify([...headers]);

/** Tries requests that may change nothing, and says so if any of them did, whatever its status was. */
export async function changesNothing(
  shop: TestShop,
  tries: readonly (readonly [Role, string, string, unknown?])[],
): Promise<string[]> {
  const found: string[] = [];
  const before = await fingerprint(shop);
  let last = before;
  for (const [role, method, path, body] of tries) {
    const { status } = await shop.call(role, method, path, body, { prefer: 'return=minimal' });
    if (status >= 500) found.push(`${role} ${method} ${path}: ${status}`);
  }
  last = await fingerprint(shop);
  if (last !== before)
    found.push(
      `the database changed after ${tries.map(([role, method, path]) => `${role} ${method} ${path}`).join(', ')}`,
    );
  return found;
}
