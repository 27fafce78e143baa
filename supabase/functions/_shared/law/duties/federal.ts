import { dutyBook, type Duty } from '../duty.ts';

const duty = dutyBook('US');
const everyEmployer = 'Every employer';
const overtime = 'payroll-ops-pack-mn/mn-overtime-timekeeping-policy';
const hireForms = 'core-hr-pack-mn/mn-new-hire-forms';
const deposits = 'payroll-ops-pack-mn/federal-deposit-tracker';

export const federalDuties: readonly Duty[] = [
  duty(
    'clause',
    'fmla-leave',
    '29 CFR 825',
    'Employers with 50 or more employees in 20 or more workweeks',
    'Give 12 weeks of unpaid family and medical leave.',
    'us-fmla-employees',
    ['wi-leave-timeoff-kit/wi-family-medical-leave-policy', 'The rules in one table'],
  ),
  duty(
    'notice',
    'fmla-notices',
    '29 CFR 825',
    'Employers that the FMLA covers',
    'Give the notices of eligibility and designation.',
    'us-fmla-employees',
    'The Department of Labor has its own forms for these notices; use those.',
  ),
  duty(
    'payment',
    'overtime',
    'Fair Labor Standards Act',
    'Employers of non-exempt employees',
    'Pay 1.5 times the regular rate after 40 hours in a workweek.',
    'us-overtime-hours',
    [overtime, 'Overtime'],
  ),
  duty(
    'payment',
    'salary-level',
    'Fair Labor Standards Act',
    'Employers of exempt employees',
    'Pay exempt employees a salary at or above the federal level.',
    'us-salary-level',
    [overtime, 'Who is exempt'],
  ),
  duty(
    'record',
    'payroll-records',
    'Fair Labor Standards Act',
    everyEmployer,
    'Keep payroll records for at least 3 years.',
    'us-records-3-years',
    ['payroll-ops-pack-wi/wi-payroll-records-policy', 'How long'],
  ),
  duty(
    'payment',
    'tax-deposits',
    'Federal deposit rules',
    everyEmployer,
    'Deposit payroll taxes on the monthly or the semiweekly schedule.',
    'us-deposit-threshold',
    [deposits, 'Find your schedule, once a year'],
  ),
  duty(
    'payment',
    'next-day-deposit',
    'Federal deposit rules',
    everyEmployer,
    'Deposit a liability of $100,000 in a day on the next business day.',
    'us-deposit-next-day',
    [deposits, 'Due dates'],
  ),
  duty(
    'record',
    'form-941',
    'Federal rules on Form 941',
    everyEmployer,
    'File Form 941 by the last day of the month after each quarter.',
    'us-form-941-due',
    'The return is the IRS’s own form; file it with the IRS.',
  ),
  duty(
    'record',
    'i9-employee',
    'Federal rules on Form I-9',
    everyEmployer,
    'Have each new hire fill in section 1 of Form I-9 by the first day of work.',
    'us-i9-employee',
    [hireForms, 'D. Form I-9, step by step'],
  ),
  duty(
    'record',
    'i9-employer',
    'Federal rules on Form I-9',
    everyEmployer,
    'Fill in section 2 of Form I-9 within 3 business days of the first day of work.',
    'us-i9-employer',
    [hireForms, 'D. Form I-9, step by step'],
  ),
  duty(
    'record',
    'i9-records',
    'Federal rules on Form I-9',
    everyEmployer,
    'Keep Form I-9 for 3 years from the hire or for 1 year after the employment ends, whichever is later.',
    'us-i9-records',
    [hireForms, 'D. Form I-9, step by step'],
  ),
];
