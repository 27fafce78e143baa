import type { ProductSku } from '@contracts/products';

export interface Release {
  /** The day on which it came out. */
  readonly date: string;
  readonly changes: readonly string[];
}

const lawCheck = 'Every statement about law checked against its source on November 21, 2026';

/** What changed in a product and when, newest first. The versions themselves are those of the library's packages. */
export const releases: Readonly<Record<ProductSku, readonly Release[]>> = {
  'mn-paid-leave': [
    {
      date: '2026-11-21',
      changes: [lawCheck, 'Published with seven documents, from the policy to the payroll checklist'],
    },
  ],
  'core-hr': [
    {
      date: '2026-11-21',
      changes: [lawCheck, 'The Wisconsin leave and time-off kit is part of the pack'],
    },
  ],
  'payroll-ops': [{ date: '2026-11-21', changes: [lawCheck, 'Pay calendars reach to the end of 2027'] }],
  'micro-templates': [{ date: '2026-11-21', changes: [lawCheck, 'Six one-page documents for each state'] }],
};
