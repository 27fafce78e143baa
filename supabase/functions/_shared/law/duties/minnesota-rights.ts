import { dutyBook, type Duty } from '../duty.ts';

const duty = dutyBook('MN');
const everyEmployer = 'Every employer';
const handbook = 'core-hr-pack-mn/employee-handbook-mn';
const protectedLeave = 'Military leave and other protected leave';

/** Tips and benefits, days off that the law protects, and questions and meetings that an employer leaves alone. */
export const minnesotaRightsDuties: readonly Duty[] = [
  duty(
    'payment',
    'benefits-due',
    'Minn. Stat. § 181.74',
    everyEmployer,
    'Pay vacation pay, severance and other benefits under an agreement within 30 days of the day they are due.',
    'mn-benefits-due-days',
    ['payroll-ops-pack-mn/mn-final-pay-checklist', 'What is owed'],
  ),
  duty(
    'clause',
    'pay-history',
    'Minn. Stat. § 363A.08',
    everyEmployer,
    'Ask for no applicant’s pay history, and set no pay by it.',
    'mn-pay-history',
    ['core-hr-pack-mn/mn-job-application', 'For the employer: what is missing, and why'],
  ),
  duty(
    'clause',
    'jury',
    'Minn. Stat. § 593.50',
    everyEmployer,
    'Release jurors from the schedule, and require no other shift on a day of service.',
    'mn-jury-shift',
    [handbook, protectedLeave],
  ),
  duty(
    'clause',
    'election-judges',
    'Minn. Stat. § 204B.195',
    everyEmployer,
    'Let employees serve as election judges on 20 days’ written notice.',
    'mn-election-judge-notice',
    [handbook, protectedLeave],
  ),
  duty(
    'clause',
    'military-ceremony',
    'Minn. Stat. § 181.948',
    everyEmployer,
    'Give an unpaid day in a calendar year for the send-off or homecoming of a close family member.',
    'mn-military-ceremony',
    [handbook, protectedLeave],
  ),
  duty(
    'clause',
    'order-for-protection',
    'Minn. Stat. § 518B.01',
    everyEmployer,
    'Give reasonable time off to get an order for protection, and keep it confidential.',
    'mn-order-for-protection',
    [handbook, protectedLeave],
  ),
  duty(
    'clause',
    'employer-meetings',
    'Minn. Stat. § 181.531',
    everyEmployer,
    'Punish no one for declining a meeting or a message about the employer’s opinion on religious or political matters.',
    'mn-employer-meetings',
    [handbook, 'Your freedom to speak'],
  ),
];
