export const leadForms = ['hero', 'sidebar', 'footer', 'default', 'exit-intent'] as const;
export type LeadForm = (typeof leadForms)[number];

/** Forms beside an article ask for the address alone; the others ask for the name, too. */
export const formsWithoutName: readonly LeadForm[] = ['sidebar', 'footer', 'exit-intent'];

export const starterPackSlugs = [
  'payroll-calendar-undated',
  'onboarding-checklist-lite',
  'policy-rollout-7-steps-lite',
  'employee-acknowledgment-tracker-csv',
] as const;

export const starterPackZipName = 'hr-payroll-starter-pack.zip';
