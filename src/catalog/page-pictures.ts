import type { ProductSku } from '../../supabase/functions/_shared/contracts/products.ts';

/** A page of a document of the library, filled with its example values; drawn when the site is built. */
export interface PagePicture {
  /** Path below `content`. */
  readonly document: string;
  /** Counts from 1. */
  readonly page: number;
  /** What the page shows, for who cannot see it. */
  readonly alt: string;
  readonly caption: string;
}

/** A letter page, sharp at twice the width that it is shown in. */
export const pictureSize = { width: 720, height: 932 } as const;

/** The page that stands for a product comes first. */
export const productPictures: Readonly<Record<ProductSku, readonly [PagePicture, PagePicture]>> = {
  'mn-paid-leave': [
    {
      document: 'templates/mn-paid-leave-kit/mn-paid-leave-policy.md',
      page: 1,
      alt: 'First page of the Minnesota Paid Leave Policy: contents with its sections and an acknowledgment.',
      caption: 'Minnesota Paid Leave Policy',
    },
    {
      document: 'templates/mn-paid-leave-kit/leave-request-and-intent-form.md',
      page: 1,
      alt: 'First page of the leave request form: lines for the employee’s name and contacts, boxes to tick for the kind of leave.',
      caption: 'Leave request form',
    },
  ],
  'core-hr': [
    {
      document: 'templates/core-hr-pack-mn/employee-handbook-mn.md',
      page: 1,
      alt: 'First page of the Employee Handbook for Minnesota: contents from the welcome to the acknowledgment.',
      caption: 'Minnesota Employee Handbook',
    },
    {
      document: 'templates/core-hr-pack-wi/wi-new-hire-plan.md',
      page: 1,
      alt: 'First page of the new hire plan for the first 90 days: a table of paperwork with who does it and by when.',
      caption: 'Wisconsin new-hire plan',
    },
  ],
  'payroll-ops': [
    {
      document: 'templates/payroll-ops-pack-mn/mn-wage-notice-at-hire.md',
      page: 1,
      alt: 'First page of the Minnesota wage notice at hire: the law in a box, then a table of who does what and when.',
      caption: 'Minnesota wage notice at hire',
    },
    {
      document: 'templates/payroll-ops-pack-wi/wi-pay-period-close.md',
      page: 1,
      alt: 'First page of the pay period close checklist: changes since the last run, then timesheets to tick off.',
      caption: 'Wisconsin pay period close',
    },
  ],
  'micro-templates': [
    {
      document: 'templates/micro-templates-bundle-mn/mn-rest-meal-break-notice.md',
      page: 1,
      alt: 'First page of the rest and meal break notice: a table of breaks and whether they are paid, five rules, the law.',
      caption: 'Minnesota rest and meal break notice',
    },
    {
      document: 'templates/micro-templates-bundle-wi/wi-overtime-request-record.md',
      page: 1,
      alt: 'First page of the overtime request and record: a slip to fill in with signatures of employee and approver.',
      caption: 'Wisconsin overtime request',
    },
  ],
};

/** The free pack: what the form on the page sends. */
export const starterPackPictures: readonly PagePicture[] = [
  {
    document: 'starter-pack/onboarding-checklist-lite.md',
    page: 1,
    alt: 'First page of the onboarding checklist, with steps to tick off before and on the first day.',
    caption: 'Onboarding checklist',
  },
  {
    document: 'starter-pack/policy-rollout-7-steps-lite.md',
    page: 1,
    alt: 'First page of the policy rollout plan: a table of seven steps with owner and day.',
    caption: 'Policy rollout in seven steps',
  },
];

export const pagePictures: readonly PagePicture[] = [
  ...Object.values(productPictures).flat(),
  ...starterPackPictures,
];

/** The picture's file below the site's `/pictures`. */
export function pictureFile({ document, page }: PagePicture): string {
  return `${document.replace(/^.*\//, '').replace(/\.md$/, '')}-${page}.webp`;
}
