import { z } from 'zod';
import { readProxies } from './caller.ts';

/** 0: whichever the system gives. */
const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback);

/** A slash at the end is left out, and anything else behind the host is a mistake. */
const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text,
    'an address such as https://www.example.com, with nothing behind the host',
  );

const environmentSchema = z.object({
  SHOP_HOST: z.string().default('127.0.0.1'),
  INBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_ON_NETWORK: z.enum(['0', '1']).default('0'),
  SHOP_PORT: port(4173),
  API_PORT: port(54321),
  INBOX_PORT: port(54324),
  DEV_PORT: port(5173),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  SITE_URL: origin.optional(),
  API_URL: origin.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(readProxies)
    .refine((proxies) => proxies !== undefined, 'addresses or networks such as 10.0.0.0/8, with commas'),
  SITE_ENV: z.enum(['preview', 'production']).default('preview'),
  SHOP_TIME_ZONE: z
    .enum(Intl.supportedValuesOf('timeZone'), 'SHOP_TIME_ZONE must be a name such as America/Chicago')
    .default('America/Chicago'),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(20).optional(),
  SUPABASE_SECRET_KEY: z.string().min(20).optional(),
  LINK_SIGNING_KEY: z.string().min(20).optional(),
  FORMER_LINK_SIGNING_KEY: z.string().min(20).optional(),
  ADMIN_EMAIL: z.string().default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(12, 'ADMIN_PASSWORD must have at least 12 characters').optional(),
  LEADS_PER_MINUTE: z.coerce.number().int().positive().default(5),
  OPT_IN_MAILS_PER_HOUR: z.coerce.number().int().positive().default(200),
  REVIEWS_PER_HOUR: z.coerce.number().int().positive().default(5),
  REVIEWS_PER_DAY: z.coerce.number().int().positive().default(200),
  AUTH_TRIES_PER_5_MINUTES: z.coerce.number().int().positive().default(30),
  SIGN_UPS_PER_HOUR: z.coerce.number().int().positive().default(20),
  ADMIN_FORGET_FACTORS: z.enum(['0', '1']).default('0'),
  MAIL_RETRY_BASE_SECONDS: z.coerce.number().positive().default(60),
  // The inbox of this machine keeps up with more than a provider's.
  MAIL_PER_SECOND: z.coerce.number().positive().default(50),
  CSP_SCRIPT_HOSTS: z.string().default(''),
  ALLOW_FAULTS: z.enum(['0', '1']).default('0'),
});

export interface Ports {
  readonly shop: number;
  readonly api: number;
  readonly inbox: number;
  /** Of Vite's dev server. */
  readonly dev: number;
}

/** What the environment says. The addresses are known once the ports are open (`withAddresses`). */
export interface GivenConfig {
  readonly host: string;
  /** The inbox shows every sign-in link, so it never follows `host`. */
  readonly inboxHost: string;
  /** Whether callers from other machines may use the sandbox checkout, which takes no money. */
  readonly sandboxOnNetwork: boolean;
  readonly ports: Ports;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly givenSiteUrl: string | undefined;
  readonly givenApiUrl: string | undefined;
  /** Whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly siteEnvironment: 'preview' | 'production';
  /** What an empty shop begins with; the owner's choice in Site Settings wins. */
  readonly shopTimeZone: string;
  readonly given: {
    readonly publishableKey: string | undefined;
    readonly secretKey: string | undefined;
    readonly linkSigningKey: string | undefined;
    readonly formerLinkSigningKey: string | undefined;
    readonly adminPassword: string | undefined;
  };
  readonly adminEmail: string;
  readonly leadsPerMinute: number;
  readonly optInMailsPerHour: number;
  /** Of one caller. */
  readonly reviewsPerHour: number;
  /** Of the whole shop. */
  readonly reviewsPerDay: number;
  readonly authTriesPer5Minutes: number;
  readonly signUpsPerHour: number;
  /** Removes the owner's authenticator app at this start, for an owner who has lost the device. */
  readonly forgetsAdminFactors: boolean;
  readonly mailRetryBaseSeconds: number;
  readonly mailPerSecond: number;
  /** Where the owner's own scripts may come from, beside the shop itself. */
  readonly scriptHosts: string;
  /** Tests may ask the inbox to fail; never on by default. */
  readonly allowFaults: boolean;
  /** `npm run dev`: the site comes from Vite, the rest is the same. */
  readonly dev: boolean;
}

export interface LocalConfig extends GivenConfig {
  readonly siteUrl: string;
  /** What browsers and mails are told. */
  readonly apiUrl: string;
  /** Where this machine reaches the API itself: a proxy in front may not be open yet. */
  readonly nearApiUrl: string;
  readonly inboxUrl: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readConfig(environment: Record<string, string>, dev: boolean): GivenConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const env = parsed.data;
  return {
    host: env.SHOP_HOST,
    inboxHost: env.INBOX_HOST,
    sandboxOnNetwork: env.SANDBOX_ON_NETWORK === '1',
    ports: { shop: env.SHOP_PORT, api: env.API_PORT, inbox: env.INBOX_PORT, dev: env.DEV_PORT },
    dataFolder: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    givenSiteUrl: env.SITE_URL,
    givenApiUrl: env.API_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    siteEnvironment: env.SITE_ENV,
    shopTimeZone: env.SHOP_TIME_ZONE,
    given: {
      publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
      secretKey: env.SUPABASE_SECRET_KEY,
      linkSigningKey: env.LINK_SIGNING_KEY,
      formerLinkSigningKey: env.FORMER_LINK_SIGNING_KEY,
      adminPassword: env.ADMIN_PASSWORD,
    },
    adminEmail: env.ADMIN_EMAIL.trim().toLowerCase(),
    leadsPerMinute: env.LEADS_PER_MINUTE,
    optInMailsPerHour: env.OPT_IN_MAILS_PER_HOUR,
    reviewsPerHour: env.REVIEWS_PER_HOUR,
    reviewsPerDay: env.REVIEWS_PER_DAY,
    authTriesPer5Minutes: env.AUTH_TRIES_PER_5_MINUTES,
    signUpsPerHour: env.SIGN_UPS_PER_HOUR,
    forgetsAdminFactors: env.ADMIN_FORGET_FACTORS === '1',
    mailRetryBaseSeconds: env.MAIL_RETRY_BASE_SECONDS,
    mailPerSecond: env.MAIL_PER_SECOND,
    scriptHosts: env.CSP_SCRIPT_HOSTS,
    allowFaults: env.ALLOW_FAULTS === '1',
    dev,
  };
}

/** Completes the configuration with the ports that listen. */
export function withAddresses(given: GivenConfig, ports: Ports): LocalConfig {
  const here = (port: number) => `http://127.0.0.1:${port}`;
  return {
    ...given,
    ports,
    siteUrl: given.givenSiteUrl ?? here(given.dev ? ports.dev : ports.shop),
    apiUrl: given.givenApiUrl ?? here(ports.api),
    nearApiUrl: here(ports.api),
    inboxUrl: here(ports.inbox),
  };
}
