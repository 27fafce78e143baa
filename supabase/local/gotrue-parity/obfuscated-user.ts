import { Buffer } from 'node:buffer';

/** lite's ids: version 7, whose first part is the time. */
function newId(at: number): string {
  const time = at.toString(16).padStart(12, '0');
  const rest = crypto.randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(15)}`;
}

/** As Postgres writes it: without the zeros at the end of the fraction. */
function timestamp(at: number): string {
  return new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.?0*Z$/, '+00');
}

/** In the order in which jsonb gives its keys back, short ones first: another order would tell. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(asStored);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, asStored(inner)] as const);
  return Object.fromEntries(
    entries.sort(
      ([a], [b]) =>
        Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(a), Buffer.from(b)),
    ),
  );
}

/** What a sign-up of a new address is answered with, for an address that has an account already. */
export function inventAccount(email: string, data: unknown): Record<string, unknown> {
  const at = Date.now();
  const stored = at + 1;
  const identified = at + 3;
  const id = newId(at);
  const metadata = asStored({
    ...(data as object | undefined),
    sub: id,
    email,
    email_verified: false,
    phone_verified: false,
  });
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: newId(identified),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: timestamp(identified),
        created_at: timestamp(identified),
        updated_at: timestamp(identified),
        email,
      },
    ],
    created_at: timestamp(stored),
    updated_at: timestamp(stored),
    is_anonymous: false,
    confirmation_sent_at: timestamp(at),
  };
}
