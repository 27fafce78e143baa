import { lawBook, official, type LawFact } from '../law-fact.ts';

const program = official('https://www.mn.gov/scrb');
const readOn = '2026-11-24';

const fact = lawBook('MN');

/** The key of the fact, the size, and the last day, as a text and as a number. */
const lastDays = [
  ['100', '100 or more employees', 'June 30, 2026', 20260630],
  ['50', '50 to 99 employees', 'December 31, 2026', 20261231],
  ['25', '25 to 49 employees', 'June 30, 2027', 20270630],
  ['10', '10 to 24 employees', 'December 31, 2027', 20271231],
  ['5', '5 to 9 employees', 'June 30, 2028', 20280630],
] as const;

/** The state's retirement program by payroll deduction. */
export const minnesotaSecureChoiceFacts: readonly LawFact[] = [
  fact(
    'Program',
    'mn-secure-choice-employers',
    'Employers with 5 or more employees in Minnesota and no retirement plan must register with Minnesota Secure Choice; employers with a plan file an exemption.',
    program,
    { figure: [5, 'employees'], readOn },
  ),
  fact(
    'Program',
    'mn-secure-choice-account',
    'Minnesota Secure Choice is a Roth IRA by payroll deduction; the employer does not contribute, and employees may opt out.',
    program,
    { readOn },
  ),
  ...lastDays.map(([key, size, day, date]) =>
    fact(
      'Program',
      `mn-secure-choice-${key}`,
      `At ${size} the last day to register with Minnesota Secure Choice or to file an exemption is ${day}.`,
      program,
      { figure: [date, 'date'], readOn },
    ),
  ),
];
