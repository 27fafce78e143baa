export interface PostgresAddress {
  /** For postgres.js. */
  readonly url: string;
  /** The folder of the server's socket, which postgres.js reads from no address. */
  readonly options: { readonly host?: string };
}

/** Reads `postgres://user@localhost/shop?host=/var/run/postgresql` as PostgreSQL's own programs do: over the socket in the folder. */
export function readPostgresAddress(text: string): PostgresAddress {
  const address = new URL(text);
  const folder = address.searchParams.get('host');
  if (!folder?.startsWith('/')) return { url: text, options: {} };
  address.searchParams.delete('host');
  return { url: String(address), options: { host: folder } };
}
