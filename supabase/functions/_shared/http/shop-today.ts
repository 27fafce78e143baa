import { defaultTimeZone, shopDay } from '../contracts/shop-day.ts';
import type { FunctionContext } from './context.ts';
import { databaseError } from './errors.ts';

/** Today where the shop is: the owner's setting, or Minnesota. */
export async function shopToday(context: FunctionContext): Promise<string> {
  const { data, error } = await context
    .service()
    .from('site_settings')
    .select('value')
    .eq('key', 'SHOP_TIME_ZONE')
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return shopDay(context.now(), data?.value || defaultTimeZone);
}
