export const defaultTimeZone = 'America/Chicago';

/**
 * The day of a moment where the shop is, as `2026-11-29`. Every day that people see or count by comes from here, or from
 * `private.shop_day` in the database: at 7 PM in Minnesota the day of UTC is already the next one.
 */
export function shopDay(at: Date | number | string, zone: string): string {
  // Swedish writes a day as ISO 8601 does.
  return new Date(at).toLocaleDateString('sv-SE', { timeZone: zone });
}
