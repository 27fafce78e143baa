import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { App, setExperimental } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { apiRoles } from './api-roles.ts';
import { authTables } from './auth-tables.ts';
import { jsonText } from '../vendor-workarounds/json-arguments.ts';
import { healingAfterFaults } from '../vendor-workarounds/reset-connection.ts';
import { refuseLostAnswers } from '../vendor-workarounds/swallowed-errors.ts';
import { readPostgresAddress } from './postgres-address.ts';
import type { StorageAdapter } from './storage-adapter.ts';
import { planTakeOver } from './take-over.ts';
import { takeTurns, type InTurn } from '../common/turns.ts';
import { passHeaders } from '../vendor-workarounds/request-headers.ts';
import { withTimeLimit } from '../vendor-workarounds/time-limit.ts';

process.env['DO_NOT_TRACK'] = '1';
setExperimental('storage', true);

export interface AuthOptions {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly siteUrl: string;
  readonly redirectUrls: readonly string[];
  readonly template: Record<string, { subject: string; content_path: string }>;
}

export interface DatabaseOptions {
  /** A folder for PGlite, `memory://` for a throw-away database; ignored when `databaseUrl` is given. */
  readonly folder: string;
  /** A real Postgres instead of PGlite. */
  readonly databaseUrl?: string | undefined;
  /** PGlite begins with this dump of another database instead of with nothing. */
  readonly snapshot?: Blob | undefined;
  readonly auth: AuthOptions;
  readonly storage: StorageAdapter;
  sendMail(message: { to: string; subject: string; text?: string; html?: string }): Promise<void>;
}

/** Answers the Supabase API. The peer is null where the shop itself asks. */
export type ApiFetch = (request: Request, peerAddress: string | null) => Promise<Response>;

export interface ShopDatabase {
  /** The Supabase API: rest, auth and storage. */
  readonly fetch: ApiFetch;
  /** Runs one statement as the database's owner. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Opens the database, brings it to the newest migration and answers the Supabase API over it as lite does;
 * gotrue-parity/open-supabase.ts answers as hosted Supabase does.
 */
export async function openDatabase(options: DatabaseOptions): Promise<ShopDatabase> {
  const { connection, query, close } = await connectDatabase(options);
  // First, so that a refused start has changed nothing.
  const takeOver = await planTakeOver(query);
  const withHeadersOf = passHeaders(connection);
  await query(apiRoles);

  // The parity layer sends this one; lite does not know it.
  const { email_change_new: _ours, ...template } = options.auth.template;
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: options.auth.jwtSecret,
      publishable_key: options.auth.publishableKey,
      secret_key: options.auth.secretKey,
      site_url: options.auth.siteUrl,
      additional_redirect_urls: [...options.auth.redirectUrls],
      jwt_expiry: 3600,
      minimum_password_length: 12,
      enable_refresh_token_rotation: true,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        max_frequency: '1s',
        otp_length: 8,
        otp_expiry: 600,
        template,
      },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: {
      server: { admin: false },
      drivers: { email: { send: (message: unknown) => options.sendMail(message as never) } },
    },
    // lite's own option type is wider than its exported one in 0.10.
  } as unknown as ConstructorParameters<typeof App>[0]);
  app._storageAdapter = options.storage as never;
  await app.ensureSystemSchema();
  await query(authTables);
  await takeOver?.(query);
  await applyPendingMigrations(app as never);

  // lite grants at the first request that reaches the database, and parallel first requests fail on Postgres.
  const warmUp = new Request('http://127.0.0.1/rest/v1/site_settings?select=key&limit=1', {
    headers: { apikey: options.auth.publishableKey },
  });
  await (await app.fetch(warmUp, { peerAddress: null })).text();

  // PGlite has one connection, and lite 0.10 opens transactions on it without waiting for each other: requests at once would
  // share a transaction and, with it, a role (tests/database/concurrency.test.ts). A real Postgres has a pool.
  const inTurn: InTurn = options.databaseUrl
    ? (work) => withTimeLimit(work)
    : healingAfterFaults(takeTurns(), { query, exec: query });
  const queryInTurn: ShopDatabase['query'] = (sql, parameters) => inTurn(() => query(sql, parameters));
  return {
    fetch: (request, peerAddress) =>
      inTurn(
        () => withHeadersOf(request)(() => Promise.resolve(app.fetch(request, { peerAddress }))),
        isRead(request) ? 'read' : 'write',
      ),
    query: queryInTurn,
    close,
  };
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/**
 * PGlite comes with 128 MB of them, which it fills at its start and never gives back. The system has the same pages of the
 * files in memory, so a smaller share of them costs a copy and no read of the disk.
 */
const smallBuffers = ['-c', 'shared_buffers=24MB'];

/** The database alone, without the API: PGlite in the folder, or a real Postgres. In UTC, like a hosted project. */
export async function connectDatabase(
  options: Pick<DatabaseOptions, 'folder' | 'databaseUrl' | 'snapshot'>,
): Promise<{
  connection: unknown;
  query: ShopDatabase['query'];
  close: ShopDatabase['close'];
}> {
  if (options.databaseUrl) {
    const { createPostgresConnection } = await import('@supabase/lite/postgres');
    const address = readPostgresAddress(options.databaseUrl);
    const connection = createPostgresConnection({
      url: address.url,
      postgresOptions: {
        ...address.options,
        connection: { TimeZone: 'UTC' },
        onnotice: () => undefined,
        types: { jsonText },
      },
    });
    return {
      connection,
      query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
        (await connection.driver.unsafe(sql, [...parameters] as never[])) as unknown as Row[],
      close: () => connection.close(),
    };
  }
  const connection = await createPgliteConnection({
    url: options.folder,
    pgliteOptions: {
      extensions: { fuzzystrmatch },
      startParams: [...PGlite.defaultStartParams, ...smallBuffers],
      ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    },
  });
  await connection.driver.waitReady;
  refuseLostAnswers(connection.driver);
  await connection.driver.exec(`set time zone 'UTC'`);
  return {
    connection,
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      parameters.length > 0
        ? (await connection.driver.query<Row>(sql, [...parameters])).rows
        : ((await connection.driver.exec(sql)).at(-1)?.rows as Row[]),
    close: () => connection.close(),
  };
}
