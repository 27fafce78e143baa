import { dutyBook, type Duty } from '../duty.ts';

const duty = dutyBook('WI');
const everyEmployer = 'Every employer';
const civic = 'wi-leave-timeoff-kit/wi-civic-service-leave-policy';
const equal = 'core-hr-pack-wi/wi-eeo-anti-harassment-policy';
const handbook = 'core-hr-pack-wi/employee-handbook-wi';
const separation = 'core-hr-pack-wi/wi-separation-checklist';
const garnishment = 'payroll-ops-pack-wi/wi-garnishment-desk-guide';
const federalRules = 'core-hr-pack-wi/wi-federal-rules';

/** What Wisconsin asks of an employer towards those who serve, who are hurt, and whose pay or file is asked for. */
export const wisconsinStaffDuties: readonly Duty[] = [
  duty(
    'clause',
    'fair-employment',
    'Wis. Stat. § 111.321',
    everyEmployer,
    'Decide on no one by a ground that the Fair Employment Act protects.',
    'wi-fair-employment-grounds',
    [equal, 'The grounds we do not decide on'],
  ),
  duty(
    'poster',
    'fair-employment-poster',
    'Wis. Stat. §§ 111.31-111.395',
    everyEmployer,
    'Post the Equal Rights Division’s poster on the Fair Employment Act.',
    'wi-fair-employment-poster',
    [federalRules, 'Posters on the wall'],
  ),
  duty(
    'clause',
    'personnel-file',
    'Wis. Stat. § 103.13',
    everyEmployer,
    'Show employees and former employees their file within 7 working days, at least 2 times in a calendar year.',
    'wi-personnel-days',
    [handbook, 'Your record with us'],
  ),
  duty(
    'notice',
    'grooming-rules',
    'Wis. Stat. § 103.14',
    everyEmployer,
    'Tell each employee at hire of any rule on hairstyle, facial hair or clothing.',
    'wi-grooming-notice',
    ['core-hr-pack-wi/wi-new-hire-plan', 'Paperwork'],
  ),
  duty(
    'clause',
    'election-officials',
    'Wis. Stat. § 7.33',
    everyEmployer,
    'Give appointed election officials leave for the whole 24 hours of election day.',
    'wi-poll-leave-hours',
    [civic, 'Serving as an election official'],
  ),
  duty(
    'clause',
    'jury',
    'Wis. Stat. § 756.255',
    everyEmployer,
    'Give leave for jury service without loss of time in service.',
    'wi-jury-leave',
    [civic, 'Jury duty'],
  ),
  duty(
    'clause',
    'witness',
    'Wis. Stat. § 103.87',
    everyEmployer,
    'Discharge no one for obeying a subpoena, and cut no pay where the case is about a crime against the employer or an event at work.',
    'wi-witness-leave',
    [civic, 'Witnesses'],
  ),
  duty(
    'clause',
    'fire-and-rescue',
    'Wis. Stat. § 103.88',
    everyEmployer,
    'Let volunteers come late or stay away because of an emergency that began before the shift.',
    'wi-rescue-leave',
    [civic, 'Volunteer firefighters and emergency medical responders'],
  ),
  duty(
    'clause',
    'civil-air-patrol',
    'Wis. Stat. § 321.66',
    'Employers with 11 or more permanent employees',
    'Give members of the Civil Air Patrol unpaid leave for an emergency.',
    'wi-air-patrol-employees',
    [civic, 'Civil Air Patrol'],
  ),
  duty(
    'payment',
    'garnishment',
    'Wis. Stat. §§ 812.34, 812.39',
    everyEmployer,
    'Withhold at most 20 percent for a creditor, and pay between 5 and 10 business days after the payday.',
    'wi-garnishment-exempt',
    [garnishment, 'Work it out twice'],
  ),
  duty(
    'payment',
    'support-first',
    'Wis. Stat. §§ 767.75, 812.39',
    everyEmployer,
    'Withhold support before a creditor is paid.',
    'wi-garnishment-support-first',
    [garnishment, 'Special moments'],
  ),
  duty(
    'record',
    'injury-report',
    'Wis. Admin. Code § DWD 80.02',
    'Employers with workers’ compensation insurance',
    'Report a death within 1 day, and tell the insurer of other work injuries within 7 days.',
    'wi-injury-insurer-days',
    [federalRules, 'Clause E. Safe work'],
  ),
  duty(
    'payment',
    'wages-of-deceased',
    'Wis. Stat. § 109.03',
    everyEmployer,
    'Pay the wages of an employee who died, on demand, to the family that the law names.',
    'wi-wages-of-deceased',
    [separation, 'Final pay worksheet'],
  ),
  duty(
    'notice',
    'closing-notice',
    'Wis. Stat. § 109.07',
    'Employers with 50 or more employees in Wisconsin',
    'Give written notice 60 days before a business closing or a mass layoff.',
    'wi-closing-notice',
    [separation, 'What kind'],
  ),
  duty(
    'payment',
    'exempt-executives',
    'Wis. Admin. Code § DWD 274.04',
    'Employers of exempt employees',
    'Treat as exempt only executives who pass Wisconsin’s own test on other work.',
    'wi-exempt-other-work',
    ['core-hr-pack-wi/wi-job-description', 'Step 4. Overtime status'],
  ),
];
