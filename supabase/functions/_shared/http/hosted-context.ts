import { createClient } from '@supabase/supabase-js';
import type { Database } from '../contracts/database-types.ts';
import { readAiConfig } from '../ai/ai-config.ts';
import type { Client, FunctionConfig, FunctionContext } from './context.ts';
import { databaseError } from './define-function.ts';
import { secretsFrom, type Environment } from './load-secrets.ts';

export class MissingVariableError extends Error {
  override readonly name = 'MissingVariableError';

  constructor(variable: string) {
    super(`${variable} is not set. Set it with: supabase secrets set ${variable}=…`);
  }
}

/**
 * Supabase gives functions its API keys as JSON objects by name (SUPABASE_PUBLISHABLE_KEYS, SUPABASE_SECRET_KEYS) and, on
 * older projects, as single legacy keys.
 */
function readKey(env: Environment, list: string, legacy: string): string {
  const named = env(list);
  const keys = named ? Object.values(JSON.parse(named) as Record<string, string>) : [];
  const key = keys[0] ?? env(legacy);
  if (!key) {
    throw new MissingVariableError(legacy);
  }
  return key;
}

export function readFunctionConfig(env: Environment): FunctionConfig {
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
    publishableKey: readKey(env, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secretKey: readKey(env, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
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
    },
    leadsPerMinute: Number(env('LEADS_PER_MINUTE') ?? 30),
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
function clientAddress(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  return request.headers.get('cf-connecting-ip') ?? forwarded ?? 'unknown';
}

interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}

let config: FunctionConfig | undefined;

/** The context on hosted Supabase. Configuration is read at the first request, so a missing variable names itself. */
export function hostedContext(request: Request, env: Environment): FunctionContext {
  // A variable left empty in the file of secrets counts as not set.
  config ??= readFunctionConfig((name) => env(name) || undefined);
  const { supabaseUrl, publishableKey, secretKey } = config;
  const client = (key: string, headers: Record<string, string> = {}): Client =>
    createClient<Database>(supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers },
    });
  const service = client(secretKey);
  const wake = (worker: string) => {
    const call = fetch(`${supabaseUrl}/functions/v1/${worker}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
    }).catch((error: unknown) => console.warn(`The worker ${worker} could not be woken`, String(error)));
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
    wakeMailWorker: () => wake('deliver-mail'),
    wakeExportWorker: () => wake('run-exports'),
    log: (entry) => console.warn(JSON.stringify(entry)),
  };
}
