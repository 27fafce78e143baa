import type { FunctionContext } from './context.ts';
import { databaseError } from './define-function.ts';

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
