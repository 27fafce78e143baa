import { expect, it } from 'vitest';
import { inventAccount } from './obfuscated-user';

it('looks like an account that was stored: keys as jsonb orders them, ids that agree, no word of a password', () => {
  const account = inventAccount('a@example.com', {
    full_name: 'Ann',
    b: { long: 1, a: 2 },
    zz: [{ bb: 1, a: 1 }],
  });
  const {
    user_metadata: metadata,
    identities,
    id,
  } = account as {
    id: string;
    user_metadata: Record<string, unknown>;
    identities: { identity_data: unknown; user_id: string }[];
  };
  expect(JSON.stringify(metadata)).toBe(
    `{"b":{"a":2,"long":1},"zz":[{"a":1,"bb":1}],"sub":"${id}","email":"a@example.com","full_name":"Ann","email_verified":false,"phone_verified":false}`,
  );
  expect(identities[0]).toMatchObject({ user_id: id, identity_data: metadata });
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(JSON.stringify(account)).not.toContain('password');
});
