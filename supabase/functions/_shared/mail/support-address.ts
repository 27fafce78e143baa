import { brand } from '../contracts/brand.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';

/** The address that mails name for questions: the owner's setting, or the brand's own. */
export async function readSupportAddress(context: FunctionContext): Promise<string> {
  const { data, error } = await context
    .service()
    .from('site_settings')
    .select('value')
    .eq('key', 'SUPPORT_EMAIL')
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data?.value || brand.supportEmail;
}
