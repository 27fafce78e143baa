import { dutyBook, type Duty } from '../duty.ts';

const minnesota = dutyBook('MN');
const wisconsin = dutyBook('WI');
const ofMinors = 'Employers of minors';
const onboarding = 'core-hr-pack-mn/mn-onboarding-checklist';
const hours = 'core-hr-pack-wi/wi-hours-meals-rest-policy';
const minnesotaSection = [onboarding, 'If the new employee is under 18'] as const;
const wisconsinSection = [hours, 'Employees under 18'] as const;

/** What both states ask of those who employ minors. */
export const minorDuties: readonly Duty[] = [
  minnesota(
    'clause',
    'minor-hours',
    'Minn. Stat. § 181A.04',
    ofMinors,
    'Keep minors within the hours and times of day of their age.',
    'mn-minor-hours',
    minnesotaSection,
  ),
  minnesota(
    'record',
    'minor-proof-of-age',
    'Minn. Stat. § 181A.06',
    ofMinors,
    'Ask each minor for proof of age and keep it.',
    'mn-minor-proof',
    minnesotaSection,
  ),
  minnesota(
    'clause',
    'minor-work',
    'Minn. Stat. § 181A.04',
    ofMinors,
    'Keep minors away from the work that the state bars for their age.',
    'mn-minor-under-18',
    minnesotaSection,
  ),
  wisconsin(
    'clause',
    'minor-hours',
    'Wis. Admin. Code § DWD 270.11',
    ofMinors,
    'Keep minors within the hours, days and times of day of their age.',
    'wi-minor-days',
    wisconsinSection,
  ),
  wisconsin(
    'record',
    'minor-permit',
    'Wis. Admin. Code § DWD 270.05',
    'Employers of minors under age 16',
    'Have the work permit before the first work, and pay its fee.',
    'wi-minor-permit',
    wisconsinSection,
  ),
  wisconsin(
    'clause',
    'minor-work',
    'Wis. Admin. Code § DWD 270.12',
    ofMinors,
    'Keep minors away from the work that the state bars for their age.',
    'wi-minor-bakery',
    wisconsinSection,
  ),
];
