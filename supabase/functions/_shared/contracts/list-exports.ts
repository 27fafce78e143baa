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
  ],
  leads: [
    ...['Created', 'Name', 'Email', 'Status', 'Confirmed', 'Unsubscribed', 'Form'],
    ...['UTM source', 'UTM medium', 'UTM campaign', 'UTM content'],
  ],
  users: ['Created', 'Email', 'Full name', 'Business name', 'Role', 'Newsletter', 'Purchases'],
  reviews: [
    ...['Created', 'Product', 'First name', 'Email', 'Rating', 'Review', 'Status', 'Verified purchase'],
    'Moderated',
  ],
} as const;

export type ListExport = keyof typeof listExports;

export const listExportNames = Object.keys(listExports) as readonly ListExport[];

export function isListExport(name: string): name is ListExport {
  return Object.hasOwn(listExports, name);
}
