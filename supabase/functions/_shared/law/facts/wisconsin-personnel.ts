import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const wisconsin = lawBook('WI', 'Wis. Stat. § 103.13');
const section = official(
  'https://docs.legis.wisconsin.gov/2003/statutes/statutes/103/15/3',
  'The statutes of 2003; the text of today was read in a copy',
  '2003',
);
const statutes2017 = official(
  'https://docs.legis.wisconsin.gov/document/statutes/2017/103.165(3)',
  'The statutes of 2017',
  '2017',
);
const copyOfToday = [
  'https://instalawyer.io/laws/wisconsin-statutes-annotations/chapter-103-employment-regulations-10313-records-open-to',
];
const lossPage = official('https://dwd.wisconsin.gov/er/laborstandards/wagededuction.htm');

/** The employee’s file, what employees are told at hire, and what may not be signed in advance. */
export const wisconsinPersonnelFacts: readonly LawFact[] = [
  wisconsin(
    'Records',
    'wi-personnel-requests',
    'A Wisconsin employer grants each employee, former employees too, at least 2 requests in a calendar year to see the personnel file; it may want the request in writing.',
    section,
    {
      pinCite: '(1), (2)',
      quote: 'The employer shall grant at least 2 requests by an employee in a calendar year',
      otherSources: copyOfToday,
      readOn,
    },
  ),
  wisconsin(
    'Records',
    'wi-personnel-days',
    'A Wisconsin employer shows the personnel file within 7 working days after the request, near the workplace and during normal working hours.',
    section,
    {
      figure: [7, 'days'],
      pinCite: '(2)',
      quote:
        'inspect the employee’s personnel records within 7 working days after the employee makes the request for inspection',
      otherSources: copyOfToday,
      readOn,
    },
  ),
  wisconsin(
    'Records',
    'wi-personnel-copies',
    'The right to see the file includes copies; the employer may charge for them no more than they cost it.',
    statutes2017,
    {
      pinCite: '(7)',
      quote: 'which may not exceed the actual cost of reproduction',
      otherSources: ['http://docs.legis.wisconsin.gov/document/statutes/1999/103.21'],
      readOn,
    },
  ),
  wisconsin(
    'Records',
    'wi-personnel-hidden',
    'The right does not extend to letters of reference, records of a criminal investigation, staff planning materials, private facts about others, or records for a claim that is pending in court.',
    statutes2017,
    {
      pinCite: '(6)',
      quote: 'Materials used by the employer for staff management planning',
      otherSources: [
        'https://walcheskeluzi.com/wisconsin-employment-law-resources/wisconsin-open-personnel-record-statute/',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Records',
    'wi-personnel-penalty',
    'An employer that does not show the file may be fined $10 to $100 for each day.',
    statutes2017,
    {
      figure: [100, 'USD'],
      pinCite: '(8)',
      quote: 'may be fined not less than $10 nor more than $100 for each violation',
      otherSources: ['http://docs.legis.wisconsin.gov/document/statutes/1999/103.21'],
      readOn,
    },
  ),
  wisconsin(
    'Hiring',
    'wi-grooming-notice',
    'A Wisconsin employer tells each employee at hire of any rule on hairstyle, facial hair or clothing.',
    statutes2017,
    {
      statute: 'Wis. Stat. § 103.14',
      pinCite: 'the whole section',
      quote:
        'shall, at the time of hiring, notify each employee about any hairstyle, facial hair or clothing requirement',
      otherSources: ['http://docs.legis.wisconsin.gov/document/statutes/1999/103.21'],
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-deductions-blanket',
    'A blanket consent, or a signature given for something else such as a time card, does not allow a deduction for a loss in Wisconsin.',
    lossPage,
    {
      statute: 'Wis. Stat. § 103.455',
      pinCite: 'first sentence',
      quote:
        'A signature required for any other purpose (to endorse a check, to sign a time sheet) cannot serve the dual purpose of authorizing a deduction.',
      otherSources: ['http://dwd.wi.gov/er/labor_standards/wage_deductions.htm'],
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-deductions-dispute',
    'If the employer and the employee’s representative disagree about a loss, the Wisconsin Department of Workforce Development decides; an agreement against the section is void.',
    official('https://self-law.org/code/wi/chapter-103/103-455', 'A copy of the text of the section'),
    {
      statute: 'Wis. Stat. § 103.455',
      pinCite: 'third and fourth sentences',
      quote:
        'In case of a disagreement between the 2 parties, the department shall be the 3rd determining party',
      otherSources: [
        'https://getpocketlaw.com/law/state_wisconsin/section-103-455-deductions-for-faulty-workmanship-loss-theft-or-damage_9a7348f0fa29',
      ],
      readOn,
    },
  ),
];
