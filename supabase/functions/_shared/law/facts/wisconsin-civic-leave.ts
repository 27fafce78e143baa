import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const wisconsin = lawBook('WI');
const electionOfficials = official('https://elections.wi.gov/node/1216');
const electionsToo = ['http://wi.elaws.us/statutes/7.33(2)'];
const jury = official(
  'https://www.waukeshacounty.gov/CircuitCourts/JuryServices/employment-issues-and-verification/',
);
const courts = 'http://wicourts.gov/services/juror/employers.htm';
const leaveInWisconsin = 'https://jjkellercompliancenetwork.com/regsense/leave-wisconsin';
const courtAppearance =
  'http://www.blr.com/HR-Employment/Benefits-Leave/Jury-Duty-Court-Appearance-in-Wisconsin';
const airPatrol = secondary(
  'https://totem.my.site.com/eep/resource/1633936296000/cvab__AbsenceRegs/AbsLH/Wisconsin+Civil+Air+Patrol.html',
);
/** The chapter as of 2021; of this copy only the list of sections was seen. */
const airPatrolToo = ['https://docslib.org/doc/3197361/chapter-321-department-of-military-affairs'];

/** What Wisconsin gives those who serve at the polls, in court, in the Guard and with the fire department. */
export const wisconsinCivicLeaveFacts: readonly LawFact[] = [
  wisconsin(
    'Other leave',
    'wi-poll-leave-hours',
    'Every Wisconsin employer gives an appointed election official unpaid leave for the whole 24 hours of each election day of service; the clerk confirms the appointment if the employer asks.',
    electionOfficials,
    {
      figure: [24, 'hours'],
      statute: 'Wis. Stat. § 7.33',
      pinCite: '(3)',
      quote: 'The leave is for the entire 24-hour period of each election day in which the employee serves',
      otherSources: electionsToo,
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-poll-notice-days',
    'An election official in Wisconsin asks for the leave at least 7 days ahead.',
    electionOfficials,
    {
      figure: [7, 'days'],
      statute: 'Wis. Stat. § 7.33',
      pinCite: '(3)',
      quote: 'provides their employer with at least 7 days’ notice',
      otherSources: electionsToo,
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-jury-leave',
    'A Wisconsin employer gives leave for jury service without loss of time in service, counts the service as uninterrupted for seniority and pay steps, and may not discharge or discipline anyone for it.',
    jury,
    {
      statute: 'Wis. Stat. ch. 756',
      quote:
        'An employer shall grant an employee a leave of absence without loss of time in service for the period of jury service.',
      otherSources: [courts],
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-jury-penalty',
    'A Wisconsin employer that discharges or disciplines a juror may be fined up to $200 and ordered to reinstate and to pay the lost wages.',
    jury,
    {
      figure: [200, 'USD'],
      statute: 'Wis. Stat. ch. 756',
      quote: 'may be fined not more than $200',
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-jury-unpaid',
    'Wisconsin does not require pay for jury service.',
    official(courts),
    {
      statute: 'Wis. Stat. ch. 756',
      quote:
        'State law currently does not require employers to continue paying the salary of employees who are absent because of jury service.',
      otherSources: [jury.source],
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-witness-leave',
    'A Wisconsin employer may not discharge an employee for obeying a subpoena in a criminal case or in a case of child welfare or juvenile justice; the employee says so by the first business day after the subpoena came.',
    secondary(courtAppearance),
    {
      statute: 'Wis. Stat. § 103.87',
      quote:
        'an employer may not discharge an employee who has been subpoenaed to testify in a criminal case',
      otherSources: [
        leaveInWisconsin,
        'https://hrcenter.us.brightmine.com:443/employee-handbooks/jury-and-witness-duty-leave-handbook-statement-wisconsin/16647/',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-witness-pay',
    'If the case is about a crime against the employer, or about something that happened to the employee at work, a Wisconsin employer does not cut the pay for the time that the subpoena costs.',
    secondary(leaveInWisconsin),
    {
      statute: 'Wis. Stat. § 103.87',
      quote:
        'the employer shall not decrease or withhold the employee’s pay for any time lost resulting from compliance with the subpoena',
      otherSources: [courtAppearance],
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-rescue-leave',
    'A Wisconsin employer lets a volunteer firefighter, emergency medical responder or ambulance driver come late or stay away because of an emergency that began before the shift.',
    official(
      'https://docs.legis.wisconsin.gov/document/proposaltext/2009/REG/AB464',
      'The bill of 2009 for this section',
      '2009-10-06',
    ),
    {
      statute: 'Wis. Stat. § 103.88',
      pinCite: '(2)',
      quote: 'responding to an emergency that begins before the employee is required to report to work',
      otherSources: [
        'https://getpocketlaw.com/law/state_wisconsin/section-103-88-absence-from-work-of-volunteer-fire-fighter-emergency-medical-services-practitioner-emergency-medical-responder-or-ambulance-driver_28bb820e663f',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-rescue-notice-days',
    'A volunteer in Wisconsin tells the employer in writing within 30 days of joining the department, and of leaving it; for a call, the employer may want a statement of the chief.',
    official(
      'https://docs.legis.wisconsin.gov/document/statutes/103.90(3)(b)2.',
      'The page of the next sections, which shows this one; the notice on leaving is from a handbook of 2025',
    ),
    {
      figure: [30, 'days'],
      statute: 'Wis. Stat. § 103.88',
      pinCite: '(3)(a)1.',
      quote:
        'By no later than 30 days after becoming a member of a volunteer fire department or fire company',
      otherSources: [
        'https://getpocketlaw.com/law/state_wisconsin/section-103-88-absence-from-work-of-volunteer-fire-fighter-emergency-medical-services-practitioner-emergency-medical-responder-or-ambulance-driver_28bb820e663f',
        'http://online.flipbuilder.com/jsvi/imag/files/basic-html/page57.html',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-air-patrol-employees',
    'Wisconsin employers with 11 or more permanent employees give members of the Civil Air Patrol unpaid leave for an emergency, if it does not unduly disrupt the work.',
    airPatrol,
    {
      figure: [11, 'employees'],
      statute: 'Wis. Stat. § 321.66',
      pinCite: '(2)',
      quote: 'All employers that employ at least 11 employees who are employed on a permanent basis.',
      otherSources: airPatrolToo,
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-air-patrol-days',
    'Leave for the Civil Air Patrol in Wisconsin is at most 5 workdays in a row for one emergency and 15 days in a year; the employee has told the employer of the membership in writing before.',
    airPatrol,
    {
      figure: [15, 'days'],
      statute: 'Wis. Stat. § 321.66',
      pinCite: '(2)',
      quote:
        'no more than 5 consecutive work days of leave for a single emergency or more than 15 days in any year',
      otherSources: airPatrolToo,
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-federal-duty-return',
    'After federal active duty of 90 days or more, a Wisconsin employee who applies and resumes work within 90 days gets back the job, or one of like seniority, status and pay, as if never away.',
    official(
      'https://docs.legis.wisconsin.gov/document/statutes/2011/321.65(1)(f)3.',
      'The statutes of 2011',
      '2011',
    ),
    {
      figure: [90, 'days'],
      statute: 'Wis. Stat. § 321.64',
      pinCite: '(1)(a)',
      quote: 'The person makes application for reemployment and resumes work within 90 days',
      otherSources: ['http://wi.elaws.us/statutes/321.64'],
      readOn,
    },
  ),
  wisconsin(
    'Other leave',
    'wi-state-duty-return',
    'After less than 31 days of active state service, a Wisconsin employee reports for the first full work period on the first full day after the trip home and 8 hours of rest.',
    official(
      'https://docs.legis.wisconsin.gov/2017/statutes/statutes/321/v/65/5/b/3?up=1',
      'The statutes of 2017',
      '2017',
    ),
    {
      figure: [31, 'days'],
      statute: 'Wis. Stat. § 321.65',
      pinCite: '(3)(e)1.',
      quote: 'active state service that lasted for less than 31 days',
      otherSources: ['https://docs.legis.wisconsin.gov/2007/related/acts/200/184/_3?down=1'],
      readOn,
    },
  ),
];
