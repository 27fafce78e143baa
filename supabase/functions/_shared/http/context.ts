import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database/database-types.ts';
import type { MakeFile } from '../files/file-work.ts';

export type Client = SupabaseClient<Database>;
export type RpcName = keyof Database['public']['Functions'];
export type RpcArguments<Name extends RpcName> = Database['public']['Functions'][Name]['Args'];

export interface MailConfig {
  readonly provider: string;
  readonly from: string;
  readonly resendApiKey?: string | undefined;
  readonly resendApiUrl?: string | undefined;
  readonly smtpHost?: string | undefined;
  readonly smtpPort?: number | undefined;
  readonly smtpUser?: string | undefined;
  readonly smtpPassword?: string | undefined;
  /** Seconds before the first retry; later ones wait longer (`retryDelaySeconds`). */
  readonly retryBaseSeconds: number;
  /** How many mails the provider takes from the shop in a second. */
  readonly perSecond: number;
  /** Most confirmations of the starter pack in one hour, for the whole shop. */
  readonly optInsPerHour: number;
}

export interface AiConfig {
  /** OpenAI's own address, or another that speaks its protocol. */
  readonly baseUrl: string;
  /** Answers with sample text where the owner has set no key: the embedded shop's. */
  readonly sandbox?: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  readonly timeoutMs: number;
}

export interface FunctionConfig {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Origin of the site, without a slash at the end: mail links and CORS. */
  readonly siteUrl: string;
  readonly allowedOrigins: readonly string[];
  /** Signs confirmation, unsubscribe, order and download links. */
  readonly linkSigningKey: string;
  /** The key before the last rotation: the links of mails sent while it was in use still work. */
  readonly formerLinkSigningKey?: string | undefined;
  readonly mail: MailConfig;
  readonly leadsPerMinute: number;
  /** Overrides of the write-only settings, from the environment of the deployment. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly providerApis: Readonly<Record<'gumroad' | 'lemonsqueezy' | 'paddle' | 'stripe', string>>;
  readonly acceptTestOrders: boolean;
  readonly ai: AiConfig;
}

/**
 * What a function may use of the world outside. The embedded shop and hosted Supabase each build one; tests build one with
 * a fake clock and fake servers. No handler reads the environment or the clock directly.
 */
export interface FunctionContext {
  readonly config: FunctionConfig;
  /** The caller's network address as the host saw it, null where it is not known; only ever stored as a hash. */
  readonly clientAddress: string | null;
  readonly fetch: typeof fetch;
  now(): Date;
  /** A client with the secret key: past row level security. */
  service(): Client;
  /** A client with the caller's own token: row level security applies. */
  caller(authorization: string): Client;
  /**
   * Calls an RPC whose effect is confirmed to the visitor. The embedded shop writes the call to a journal that is synced to
   * disk before the answer goes out, because PGlite itself never syncs; elsewhere it is a plain call.
   */
  durableRpc<Name extends RpcName>(name: Name, args: RpcArguments<Name>): Promise<unknown>;
  /**
   * Makes a file that somebody waits for. The embedded shop has one thread for all files: it keeps them for an hour, makes one for
   * all who ask for the same, and refuses archives beyond its queue; on hosted it is made within the call.
   */
  readonly makeFile: MakeFile;
  /** Wakes the mail worker without waiting for it. */
  startMailWorker(): void;
  /** The same for the worker of the exports. */
  startExportWorker(): void;
  log(entry: Readonly<Record<string, unknown>>): void;
}

export type Handler = (request: Request, context: FunctionContext) => Promise<Response>;
