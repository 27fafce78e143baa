/** The lists that the owner may take along as CSV, and the first line of each; the database writes the others. */
export const listExports = {
  purchases: [
    ...[
      'Created',
      'Paid',
      'Provider',
      'Order',
      'Email',
      'Product',
      'Amount',
      'Refunded',
      'Currency',
      'Status',
    ],
    ...['Coupon', 'UTM source', 'UTM medium', 'UTM campaign'],
    ...['Sales tax', 'Disputed', 'Net'],
  ],
  leads: [
    ...['Created', 'Name', 'Email', 'Status', 'Confirmed', 'Unsubscribed', 'Form'],
    ...['UTM source', 'UTM medium', 'UTM campaign', 'UTM content', 'Waits for'],
  ],
  users: ['Created', 'Email', 'Full name', 'Business name', 'Role', 'Newsletter', 'Purchases'],
  reviews: [
    ...['Created', 'Product', 'First name', 'Email', 'Rating', 'Review', 'Status', 'Verified purchase'],
    'Moderated',
  ],
} as const;

export type ListExport = keyof typeof listExports;

export const listExportNames = Object.keys(listExports) as readonly ListExport[];

const times: ReadonlySet<string> = new Set(['Created', 'Paid', 'Confirmed', 'Unsubscribed', 'Moderated']);

/** The first line. Times are those of the shop, so their columns name its zone. */
export const listHeader = (list: ListExport, timeZone: string): string =>
  listExports[list].map((column) => (times.has(column) ? `${column} (${timeZone})` : column)).join(',');

export function isListExport(name: string): name is ListExport {
  return Object.hasOwn(listExports, name);
}
