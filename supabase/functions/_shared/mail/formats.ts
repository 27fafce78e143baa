/** Amounts are stored in cents and shown divided by 100 in en-US form. */
export function formatMoney(cents: number, currency: string): string {
  // A receipt must not fail over a currency code that is none.
  if (!/^[A-Za-z]{3}$/.test(currency)) {
    return `${(cents / 100).toFixed(2)} ${currency}`;
  }
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** The day as it was in Minnesota, the shop's home. */
export function formatDay(timestamp: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' }).format(
    new Date(timestamp),
  );
}
