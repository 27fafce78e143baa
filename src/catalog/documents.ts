import { packStateNames, type PackState } from '@law/pack-states.ts';
import type { ProductSku } from '@contracts/products.ts';

interface NamedDocument {
  readonly title: string;
  readonly sku: ProductSku;
  readonly state: PackState;
}

/** What a page says about one document. */
export interface DocumentClaim {
  readonly document: DocumentSlug;
  readonly text: string;
}

const from =
  (sku: ProductSku, state: PackState) =>
  (title: string): NamedDocument => ({ title, sku, state });

const kitMn = from('mn-paid-leave', 'MN');
const coreMn = from('core-hr', 'MN');
const coreWi = from('core-hr', 'WI');
const payrollMn = from('payroll-ops', 'MN');
const payrollWi = from('payroll-ops', 'WI');
const microMn = from('micro-templates', 'MN');
const microWi = from('micro-templates', 'WI');

/** The documents that our texts mention, by file name. A test compares each of them with the library. */
export const documents = {
  'mn-paid-leave-policy': kitMn('Minnesota Paid Leave Policy'),
  'employee-notice-acknowledgment': kitMn('Employee Notice and Acknowledgment'),
  'leave-request-and-intent-form': kitMn('Leave Request and Intent Form'),
  'manager-guide-and-scripts': kitMn('Manager Guide and Scripts'),
  'employee-faq': kitMn('Paid Leave Employee FAQ'),
  'return-to-work-and-benefits-letters': kitMn('Return-to-Work and Benefits-Continuation Letters'),
  'premium-notice-and-payroll-checklist': kitMn('Premium Deduction Notice and Payroll Checklist'),
  'intermittent-leave-tracker': kitMn('Intermittent Leave Tracker'),
  'equivalent-plan-notice': kitMn('Equivalent Plan Notice'),

  'employee-handbook-mn': coreMn('Employee Handbook for Minnesota'),
  'mn-breaks-lactation-pregnancy-policy': coreMn('Breaks, Lactation and Pregnancy Accommodation Policy'),
  'mn-esst-policy': coreMn('Earned Sick and Safe Time Policy'),
  'mn-federal-rules': coreMn('Federal Clauses for a Minnesota Handbook'),
  'mn-accommodation-record': coreMn('Accommodation Record with Talking Points'),
  'mn-interview-guide': coreMn('Interview Guide and Scorecard'),
  'mn-job-description': coreMn('Job Description Form with a Front Desk Example'),
  'mn-offer-letter': coreMn('Minnesota Offer Letter'),
  'mn-onboarding-checklist': coreMn('Minnesota Onboarding Checklist'),
  'mn-remote-work-policy': coreMn('Remote Work Policy'),
  'mn-pto-policy': coreMn('Minnesota PTO Policy'),
  'mn-attendance-call-in-policy': coreMn('Minnesota Attendance and Call-In Policy'),
  'mn-performance-coaching-discipline-policy': coreMn('Performance, Coaching and Discipline Policy'),
  'mn-separation-set': coreMn('Minnesota Separation Packet'),
  'mn-leave-request-form': coreMn('Minnesota Leave Request Form'),

  'employee-handbook-wi': coreWi('Employee Handbook for Wisconsin'),
  'wi-attendance-punctuality-policy': coreWi('Attendance and Punctuality Policy'),
  'wi-eeo-anti-harassment-policy': coreWi('Equal Opportunity and Anti-Harassment Policy'),
  'wi-handbook-supplement': coreWi('Wisconsin Handbook Supplement'),
  'wi-hours-meals-rest-policy': coreWi('Hours, Meals and Day of Rest Policy'),
  'wi-interview-guide': coreWi('Structured Interview Kit for Wisconsin'),
  'wi-job-description': coreWi('Job Description Builder with a Shift Lead Example'),
  'wi-federal-rules': coreWi('Federal Rules Next to Wisconsin Law'),
  'wi-performance-discipline-policy': coreWi('Performance and Discipline Policy'),
  'wi-complaint-investigation-procedure': coreWi('Complaint and Investigation Procedure'),
  'wi-new-hire-plan': coreWi('New Hire Plan for the First 90 Days'),
  'wi-offer-letter': coreWi('Wisconsin Offer Letters and Offer Call'),
  'wi-separation-checklist': coreWi('Separation Checklist'),
  'leave-and-time-off-faq': coreWi('Leave and Time Off FAQ'),
  'leave-notices-and-emails': coreWi('Leave Notices and Email Templates'),
  'manager-leave-checklist': coreWi('Manager Leave Checklist'),
  'return-to-work-letter': coreWi('Return-to-Work Letter'),
  'wi-civic-service-leave-policy': coreWi('Civic and Service Leave Policy'),
  'wi-donor-leave-addendum': coreWi('Bone Marrow and Organ Donor Leave Addendum'),
  'wi-family-medical-leave-policy': coreWi('Wisconsin Family and Medical Leave Policy'),
  'wi-leave-request-form': coreWi('Leave Request Form'),
  'wi-pto-policy': coreWi('Paid Time Off Policy'),
  'wi-voluntary-sick-time-policy': coreWi('Voluntary Sick Time Policy'),

  'mn-final-pay-checklist': payrollMn('Final Pay Checklist'),
  'mn-wage-deduction-form': payrollMn('Wage Deduction Authorization After a Loss'),
  'mn-overtime-timekeeping-policy': payrollMn('Overtime and Timekeeping Policy'),
  'mn-pay-calendar-2026-2027': payrollMn('Minnesota Pay Calendar 2026 and 2027'),
  'mn-wage-notice-at-hire': payrollMn('Minnesota Wage Notice at Hire'),
  'wi-pay-period-close': payrollWi('Pay Period Close Checklist'),
  'wi-payroll-calendar-2027': payrollWi('Wisconsin Payroll Calendar 2027'),
  'wi-payroll-records-policy': payrollWi('Payroll Records and Error Policy'),
  'wi-timesheet-meals-tips': payrollWi('Wisconsin Timesheet with Meals and Tips'),
  'wi-wage-deduction-authorization': payrollWi('Wage Deduction Authorization'),

  'mn-job-posting-pay-range': microMn('Job Posting Pay Range Template'),
  'mn-rest-meal-break-notice': microMn('Rest and Meal Break Notice'),
  'wi-call-in-script': microWi('Call-In Script and Log'),
  'wi-interrupted-meal-report': microWi('Interrupted Meal Report'),
  'wi-leave-policy-poster': microWi('Leave Policy on One Page'),
  'wi-overtime-request-record': microWi('Overtime Request and Record'),
  'wi-tip-declaration-form': microWi('Tip Declaration and Tip Credit Check'),
} satisfies Readonly<Record<string, NamedDocument>>;

export type DocumentSlug = keyof typeof documents;

/** The title and the state whose law the document covers, unless the title names the state or the page is about it. */
export function documentName(slug: DocumentSlug, pageState = ''): string {
  const { title, state } = documents[slug];
  const name = packStateNames[state];
  return state === pageState || title.includes(name) ? title : `${title} (${name})`;
}
