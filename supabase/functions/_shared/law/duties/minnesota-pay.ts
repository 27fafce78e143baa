import { dutyBook, type Duty } from '../duty.ts';

const duty = dutyBook('MN');
const everyEmployer = 'Every employer';
const onboarding = 'core-hr-pack-mn/mn-onboarding-checklist';
const overtime = 'payroll-ops-pack-mn/mn-overtime-timekeeping-policy';
const finalPay = 'payroll-ops-pack-mn/mn-final-pay-checklist';
const leaveNotice = 'mn-paid-leave-kit/employee-notice-acknowledgment';
const premiums = 'mn-paid-leave-kit/premium-notice-and-payroll-checklist';

/** Paid Leave, and what is paid, deducted and reported. */
export const minnesotaPayDuties: readonly Duty[] = [
  duty(
    'notice',
    'paid-leave-notice',
    'Minn. Stat. § 268B.26',
    everyEmployer,
    'Give each employee a written Paid Leave notice within 30 days of hire.',
    'mn-pl-notice-days',
    [leaveNotice, 'Your rights at work'],
  ),
  duty(
    'record',
    'paid-leave-acknowledgment',
    'Minn. Stat. § 268B.26',
    everyEmployer,
    'Have the Paid Leave notice acknowledged, or be able to show how it was given.',
    'mn-pl-notice-acknowledgement',
    [leaveNotice, 'If the employee does not sign'],
  ),
  duty(
    'poster',
    'paid-leave-poster',
    'Minn. Stat. § 268B.26',
    everyEmployer,
    'Post the Paid Leave poster at each premises.',
    'mn-pl-poster',
    'The poster is DEED’s own; download it from DEED and hang it up.',
  ),
  duty(
    'clause',
    'paid-leave-concurrency',
    'Minn. Stat. ch. 268B',
    'Employers that want leaves to run together',
    'Say in the policy that Paid Leave runs with the FMLA and with pregnancy and parenting leave.',
    'mn-pl-concurrency',
    ['mn-paid-leave-kit/mn-paid-leave-policy', 'Paid Leave and other leave'],
  ),
  duty(
    'payment',
    'paid-leave-premium',
    'Minn. Stat. § 268B.14',
    everyEmployer,
    'Pay the Paid Leave premium by the last day of the month after each quarter.',
    'mn-pl-premium-due',
    [premiums, 'Each quarter'],
  ),
  duty(
    'payment',
    'paid-leave-deduction',
    'Minn. Stat. § 268B.14',
    everyEmployer,
    'Deduct premiums in equal proportion and never below the minimum wage.',
    'mn-pl-premium-proportion',
    [premiums, 'Each pay run'],
  ),
  duty(
    'payment',
    'minimum-wage',
    'Minnesota minimum wage law',
    everyEmployer,
    'Pay the minimum wage of the state or the city, with no tip credit.',
    'mn-minimum-wage-2026',
    [overtime, 'Minimum wage check'],
  ),
  duty(
    'payment',
    'final-pay-discharge',
    'Minn. Stat. § 181.13',
    everyEmployer,
    'Pay at once on demand after a discharge.',
    'mn-final-pay-discharge',
    [finalPay, 'Which deadline applies?'],
  ),
  duty(
    'payment',
    'final-pay-resignation',
    'Minn. Stat. § 181.14',
    everyEmployer,
    'Pay on the next payday, and never later than 20 days after the last day, after a resignation.',
    'mn-final-pay-resignation',
    [finalPay, 'Date worksheet for a resignation'],
  ),
  duty(
    'record',
    'deduction-authorization',
    'Minn. Stat. § 181.79',
    everyEmployer,
    'Have a written authorization, given after the loss, before anything is deducted for it.',
    'mn-deductions-after-loss',
    [finalPay, 'Deductions'],
  ),
  duty(
    'record',
    'new-hire-report',
    'Minn. Stat. § 256.998',
    everyEmployer,
    'Report each new hire and rehire within 20 days.',
    'mn-new-hire-days',
    [onboarding, 'Documents'],
  ),
  duty(
    'notice',
    'pay-range',
    'Minn. Stat. § 181.173',
    'Employers with 30 or more employees in Minnesota',
    'Show a pay range and the benefits in job postings.',
    'mn-pay-range-employees',
    ['micro-templates-bundle-mn/mn-job-posting-pay-range', 'The posting'],
  ),
  duty(
    'payment',
    'secure-choice',
    'Minnesota Secure Choice',
    'Employers with 5 or more employees in Minnesota',
    'Register with Minnesota Secure Choice by the last day for your size; with a retirement plan, file an exemption.',
    'mn-secure-choice-employers',
    ['payroll-ops-pack-mn/mn-pay-calendar-2026-2027', 'Minnesota Secure Choice'],
  ),
];
