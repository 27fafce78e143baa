import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database/database-types.ts';
import { readAiConfig } from '../ai/ai-config.ts';
import { makeNow } from '../files/file-work.ts';
import type { Client, FunctionConfig, FunctionContext } from './context.ts';
import { equalInConstantTime } from '../links/crypto.ts';
import { databaseError } from './errors.ts';
import { secretsFrom, type Environment } from './load-secrets.ts';

export class MissingVariableError extends Error {
  override readonly name = 'MissingVariableError';

  constructor(variable: string) {
    super(`${variable} is not set. Set it with: supabase secrets set ${variable}=…`);
  }
}

/**
 * Supabase gives functions its API keys as JSON objects by name (SUPABASE_PUBLISHABLE_KEYS, SUPABASE_SECRET_KEYS) and, on
 * older projects, as single legacy keys. All of them are good, so that a key can be replaced while both are in use.
 */
function readKeys(env: Environment, list: string, legacy: string): readonly string[] {
  const named = env(list);
  const keys = [
    ...(named ? Object.values(JSON.parse(named) as Record<string, string>) : []),
    ...[env(legacy)].filter((key) => key !== undefined),
  ];
  if (keys.length === 0) {
    throw new MissingVariableError(legacy);
  }
  return keys;
}

interface ApiKeys {
  readonly publishable: readonly string[];
  readonly secret: readonly string[];
}

function readApiKeys(env: Environment): ApiKeys {
  return {
    publishable: readKeys(env, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secret: readKeys(env, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
  };
}

/** For one request: the keys that it is checked against are those that it came with, if they are the project's. */
function withKeysOf(request: Request, config: FunctionConfig, keys: ApiKeys): FunctionConfig {
  const given = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  const known = (list: readonly string[]) => list.find((key) => equalInConstantTime(given, key));
  return {
    ...config,
    publishableKey: known(keys.publishable) ?? config.publishableKey,
    secretKey: known(keys.secret) ?? config.secretKey,
  };
}

export function readFunctionConfig(env: Environment, keys = readApiKeys(env)): FunctionConfig {
  const required = (name: string): string => {
    const value = env(name);
    if (!value) {
      throw new MissingVariableError(name);
    }
    return value;
  };
  const siteUrl = required('SITE_URL').replace(/\/$/, '');
  return {
    supabaseUrl: required('SUPABASE_URL'),
    publishableKey: keys.publishable[0] ?? '',
    secretKey: keys.secret[0] ?? '',
    siteUrl,
    allowedOrigins: [siteUrl],
    linkSigningKey: required('LINK_SIGNING_KEY'),
    formerLinkSigningKey: env('FORMER_LINK_SIGNING_KEY') || undefined,
    mail: {
      provider: env('MAIL_PROVIDER') ?? 'resend',
      from: env('MAIL_FROM') ?? '',
      resendApiKey: env('RESEND_API_KEY'),
      resendApiUrl: env('RESEND_API_URL'),
      smtpHost: env('SMTP_HOST'),
      smtpPort: env('SMTP_PORT') ? Number(env('SMTP_PORT')) : undefined,
      smtpUser: env('SMTP_USER'),
      smtpPassword: env('SMTP_PASSWORD'),
      retryBaseSeconds: Number(env('MAIL_RETRY_BASE_SECONDS') ?? 60),
      perSecond: Number(env('MAIL_PER_SECOND') ?? 2),
      optInsPerHour: Number(env('OPT_IN_MAILS_PER_HOUR') ?? 200),
    },
    leadsPerMinute: Number(env('LEADS_PER_MINUTE') ?? 5),
    secrets: secretsFrom(env),
    providerApis: {
      gumroad: env('GUMROAD_API_URL') ?? 'https://api.gumroad.com/v2',
      lemonsqueezy: env('LEMONSQUEEZY_API_URL') ?? 'https://api.lemonsqueezy.com',
      paddle: env('PADDLE_API_URL') ?? 'https://api.paddle.com',
      stripe: env('STRIPE_API_URL') ?? 'https://api.stripe.com',
    },
    acceptTestOrders: env('ACCEPT_TEST_ORDERS') === 'true',
    ai: readAiConfig(env),
  };
}

/**
 * The caller's address: what Cloudflare, in front of every Supabase project, says it is. X-Forwarded-For begins with what
 * the caller itself may have sent, so it is only the second choice.
 */
function clientAddress(request: Request): string | null {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  return request.headers.get('cf-connecting-ip') ?? forwarded ?? null;
}

interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}

let project: { readonly keys: ApiKeys; readonly config: FunctionConfig } | undefined;

function readProject(env: Environment) {
  const keys = readApiKeys(env);
  return { keys, config: readFunctionConfig(env, keys) };
}

/** The context on hosted Supabase. Configuration is read at the first request, so a missing variable names itself. */
export function hostedContext(request: Request, env: Environment): FunctionContext {
  // A variable left empty in the file of secrets counts as not set.
  project ??= readProject((name) => env(name) || undefined);
  const config = withKeysOf(request, project.config, project.keys);
  const { supabaseUrl, publishableKey, secretKey } = config;
  const client = (key: string, headers: Record<string, string> = {}): Client =>
    createClient<Database>(supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers },
    });
  const service = client(secretKey);
  const start = (worker: string) => {
    const call = fetch(`${supabaseUrl}/functions/v1/${worker}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
    }).catch((error: unknown) => console.warn(`The worker ${worker} could not be started`, String(error)));
    (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime?.waitUntil(call);
  };
  return {
    config,
    clientAddress: clientAddress(request),
    fetch,
    now: () => new Date(),
    service: () => service,
    caller: (authorization) => client(publishableKey, { authorization }),
    async durableRpc(name, args) {
      const { data, error } = await service.rpc(name as string as 'unsubscribe_lead', args as never);
      if (error) {
        throw databaseError(error);
      }
      return data;
    },
    makeFile: makeNow,
    startMailWorker: () => start('deliver-mail'),
    startExportWorker: () => start('run-exports'),
    log: (entry) => console.warn(JSON.stringify(entry)),
  };
}
