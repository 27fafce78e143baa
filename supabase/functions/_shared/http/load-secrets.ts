import type { FunctionContext } from './context.ts';
import { databaseError } from './errors.ts';

export type Environment = (name: string) => string | undefined;

const settingSecrets = [
  'WEBHOOK_SHARED_SECRET',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_KEY',
  'LEMONSQUEEZY_WEBHOOK_SECRET',
  'LEMONSQUEEZY_API_KEY',
  'PADDLE_WEBHOOK_SECRET',
  'PADDLE_API_KEY',
  'GUMROAD_PING_TOKEN',
  'GUMROAD_ACCESS_TOKEN',
  'OPENAI_API_KEY',
  'RESEND_WEBHOOK_SECRET',
  'SEND_EMAIL_HOOK_SECRET',
];

/** Those of the write-only settings that the deployment gives in its environment. */
export function secretsFrom(env: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(settingSecrets.flatMap((name) => (env(name) ? [[name, env(name) ?? '']] : [])));
}

/**
 * The write-only settings (webhook secrets, provider keys). The deployment's environment wins over what the owner typed
 * into the site settings.
 */
export async function loadSecrets(context: FunctionContext): Promise<Readonly<Record<string, string>>> {
  const { data, error } = await context.service().rpc('read_setting_secrets');
  if (error) {
    throw databaseError(error);
  }
  return { ...Object.fromEntries(data.map(({ key, value }) => [key, value])), ...context.config.secrets };
}
