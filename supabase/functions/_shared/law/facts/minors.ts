import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US', '29 CFR § 570.35');
const wisconsin = lawBook('WI');
const hoursRule = official(
  'https://webarchive.library.unt.edu/eot2008/20090113055543/http://edocket.access.gpo.gov/cfr_2006/julqtr/29cfr570.35.htm',
  'An archived copy of the Government Printing Office; a copy without a date has the same hours',
  '2006-07-01',
);
const guide = 'https://online.flippingbook.com/link/630654/172';
const minorsGuide = official(
  'https://www.dwd.wisconsin.gov/er/laborstandards/workpermit/minoremployment.htm',
);
const poster = official(
  'https://studylib.net/doc/13233203/hours-and-times-of-day-minors-may-work-in-wisconsin',
  'A copy of the state’s poster ERD-9212-P',
);

/** Federal limits for minors, and Wisconsin’s. Farm work has rules of its own. */
export const minorFacts: readonly LawFact[] = [
  federal(
    'Workplace rules',
    'us-minor-day-hours',
    'Under federal law employees of 14 and 15 years work outside school hours only: at most 3 hours on a school day and 8 hours on another day.',
    hoursRule,
    {
      figure: [3, 'hours'],
      pinCite: '(a)(1), (4)-(5)',
      quote: 'Not more than 3 hours in any 1 day when school is in session',
      otherSources: [guide],
      readOn,
    },
  ),
  federal(
    'Workplace rules',
    'us-minor-week-hours',
    'Under federal law employees of 14 and 15 years work at most 18 hours in a school week and 40 hours in another week.',
    hoursRule,
    {
      figure: [18, 'hours'],
      pinCite: '(a)(2)-(3)',
      quote: 'Not more than 18 hours in any 1 week when school is in session',
      otherSources: [guide],
      readOn,
    },
  ),
  federal(
    'Workplace rules',
    'us-minor-times',
    'Under federal law employees of 14 and 15 years work between 7 a.m. and 7 p.m., and until 9 p.m. from June 1 through Labor Day.',
    hoursRule,
    {
      pinCite: '(a)(6)',
      quote:
        'Between 7 a.m. and 7 p.m. in any 1 day, except during the summer (June 1 through Labor Day) when the evening hour',
      otherSources: [guide],
      readOn,
    },
  ),
  federal(
    'Workplace rules',
    'us-minor-hazards',
    'Federal law bars employees under age 18 from certain power-driven machines for wood, metal, meat, baking and paper, from most hoists, forklifts and saws, from most work in excavation and logging, from roofing and demolition, and from driving on the job.',
    official(guide, 'The state’s guide for starting a business, on federal law', '2024'),
    {
      statute: '29 CFR part 570',
      quote:
        'roofing, wrecking, demolition, and shipbreaking; operating motor vehicles or working as outside helpers on motor vehicles',
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-minor-age',
    'In Wisconsin most work begins at 14 years; younger ones may do a few kinds of work only.',
    minorsGuide,
    {
      figure: [14, 'years'],
      statute: 'Wis. Admin. Code ch. DWD 270',
      quote:
        'Minors must be at least 14 years of age to be employed or permitted to work in most gainful occupations.',
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-minor-days',
    'In Wisconsin employees of 14 and 15 years work at most 6 days a week, except in street trades and farming.',
    official(
      'https://regulations.justia.com/states/wisconsin/dwd/dwd-270-279/chapter-dwd-270/section-dwd-270-11',
      'A copy of the text of the section',
      '2024-11-25',
    ),
    {
      figure: [6, 'days'],
      statute: 'Wis. Admin. Code § DWD 270.11',
      pinCite: '(1)(b)1.',
      quote:
        'Minors 14 and 15 years of age may not be employed more than 6 days per week, except in street trades and farming.',
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-minor-school',
    'In Wisconsin the hours of employees of 16 and 17 years are not limited, except that no minor works during hours of required school attendance.',
    poster,
    {
      statute: 'Wis. Admin. Code ch. DWD 270',
      quote: 'may not be employed or permitted to work during hours of required school attendance',
      otherSources: [
        'https://minimum-wage.org/wisconsin/labor-law-posters/376-hours-and-days-of-work-minors-may-work-in-wisconsin',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Breaks and rest',
    'wi-minor-night-rest',
    'In Wisconsin employees of 16 and 17 years who work after 11 p.m. have 8 hours of rest before the next shift.',
    poster,
    {
      figure: [8, 'hours'],
      statute: 'Wis. Admin. Code ch. DWD 270',
      quote:
        'Minors 16 & 17 years of age who are employed after 11:00 pm must have 8 hours of rest between the end of one shift',
      otherSources: [
        'https://www.postercompliance.com/blog/wisconsin-updates-hours-for-minors-poster-new-wi-labor-law-poster-required/',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Hiring',
    'wi-minor-permit',
    'Most Wisconsin employers need a work permit for each minor between the ages of 12 and 15 before the first work; the permit proves the age.',
    minorsGuide,
    {
      statute: 'Wis. Admin. Code § DWD 270.05',
      pinCite: '(1)',
      quote: 'must possess a valid work permit for each minor before work may be performed',
      otherSources: [
        'https://dwd.wisconsin.gov/er/newsletters/2019/june.htm',
        'http://www.lwm-info.org/919/Employees-FAQ-12',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Hiring',
    'wi-minor-permit-fee',
    'The Wisconsin employer pays the fee for the work permit, and pays back a minor who advanced it no later than the first paycheck.',
    official('https://docs.legis.wisconsin.gov/code/admin_code/dwd/270_279/270/07/4/b?up=1'),
    {
      statute: 'Wis. Admin. Code § DWD 270.05',
      pinCite: '(3)(e)',
      quote: 'Payment of the fee is the responsibility of the employer.',
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-minor-bakery',
    'In Wisconsin no minor operates, sets up or cleans mixers, dividers, sheeters or combined slicing machines of a bakery.',
    official(
      'https://docs.legis.wisconsin.gov/code/admin_code/dwd/270_279/270/12',
      'A copy on the legislature’s own site was read',
    ),
    {
      statute: 'Wis. Admin. Code § DWD 270.12',
      pinCite: '(4)',
      quote:
        'No minor may be employed in the following duties related to the operation of power–driven bakery machines',
      otherSources: ['https://www.blr.com/Compensation/Compensation/Child-Labor-in-Wisconsin'],
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-minor-under-16',
    'In Wisconsin no minor under age 16 works in manufacturing or processing, at light power-driven machines including mowers, or under a vehicle lift.',
    official(
      'https://docs.legis.wisconsin.gov/code/admin_code/dwd/270_279/270/13',
      'A copy on the legislature’s own site was read',
    ),
    {
      statute: 'Wis. Admin. Code § DWD 270.13',
      pinCite: '(13)-(15)',
      quote:
        'No minor under 16 years of age may be employed in manufacturing, mining, or processing occupations',
      readOn,
    },
  ),
];
