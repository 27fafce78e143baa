import { derivedAnswers } from './derived-answers.ts';

type Answers = Readonly<Record<string, string>>;

/** An answer that cannot be true beside another one, named at the field where it is changed. */
export interface Contradiction {
  /** Where the answer is stored. */
  readonly field: string;
  readonly message: string;
}

interface AnswerRule {
  /** The field that shows the message: one of the profile, or the end of a document's own key. */
  readonly field: string;
  readonly isBroken: (answer: string, other: (key: string) => string) => boolean;
  readonly message: string;
}

/** A whole number, with commas or without; NaN for anything else, which no comparison holds for. */
const count = (value: string): number =>
  /^\d[\d,]*$/.test(value) ? Number(value.replaceAll(',', '')) : Number.NaN;
const hasNone = (value: string): boolean => count(value) === 0;
const isSame = (one: string, another: string): boolean =>
  one !== '' && one.toLowerCase() === another.toLowerCase();

const smallestFamilyLeave = 50;
const largestSmallEmployer = 30;
const paidLeaveStart = '2026-01-01';

/** Every rule, in the order of the interview. A rule holds while an answer that it needs is missing. */
const rules: readonly AnswerRule[] = [
  {
    field: 'employee_count',
    isBroken: (answer) => !(count(answer) >= 1),
    message: 'Please enter a whole number of at least 1.',
  },
  {
    field: 'minnesota_employees',
    isBroken: (answer) => Number.isNaN(count(answer)),
    message: 'Please enter a whole number.',
  },
  {
    field: 'minnesota_employees',
    isBroken: (answer, other) => count(answer) > count(other('employee_count')),
    message: 'That is more than all of your employees.',
  },
  {
    field: 'minnesota_employees',
    isBroken: (answer, other) => hasNone(answer) && other('work_states').includes('Minnesota'),
    message: 'You said that people work in Minnesota.',
  },
  {
    field: 'minnesota_employees',
    isBroken: (answer, other) =>
      count(answer) === count(other('employee_count')) && other('work_states') === 'Minnesota and Wisconsin',
    message: 'These are all of your employees, but you said that people work in Wisconsin as well.',
  },
  {
    field: 'effective_date',
    isBroken: (answer) => !/^\d{4}-\d{2}-\d{2}$/.test(answer) || Number.isNaN(Date.parse(answer)),
    message: 'Please enter a date.',
  },
  {
    field: 'effective_date',
    isBroken: (answer, other) => answer < paidLeaveStart && count(other('minnesota_employees')) > 0,
    message:
      'Your documents speak of Minnesota Paid Leave, which started on January 1, 2026. Choose a later day.',
  },
  {
    field: 'second_contact',
    isBroken: (answer, other) => isSame(answer.split(',')[0] ?? '', other('hr_contact_name')),
    message: 'This is your HR contact. Name another person, so that everyone has a choice.',
  },
  {
    field: 'plan_type',
    isBroken: (answer, other) => answer.includes('private plan') && hasNone(other('minnesota_employees')),
    message: 'A private plan covers people in Minnesota, and you said that nobody works there.',
  },
  {
    field: 'premium_share',
    isBroken: (answer, other) =>
      answer.startsWith('As a small employer') && count(other('minnesota_employees')) > largestSmallEmployer,
    message: 'A small employer has 30 or fewer employees, and you said that you have more.',
  },
  {
    field: 'coverage_basis',
    isBroken: (answer, other) =>
      answer.startsWith('The company has 50 or more') && count(other('employee_count')) < smallestFamilyLeave,
    message: 'You said that you have fewer than 50 employees.',
  },
  {
    field: 'state_leave_applies',
    isBroken: (answer, other) =>
      answer.startsWith('Yes') && count(other('employee_count')) < smallestFamilyLeave,
    message: 'State leave starts at 50 employees, and you said that you have fewer.',
  },
  {
    field: 'later_hours',
    isBroken: (answer, other) => Number(answer) < Number(other('start_hours') || Number.NaN),
    message: 'That is less than in the first years.',
  },
  {
    field: 'balance_limit',
    isBroken: (answer, other) => Number(answer) < Number(other('start_hours') || Number.NaN),
    message: 'That is less than the hours of one year, so nobody could earn them all.',
  },
];

/** The contradictions in a company's answers, at most one for each field. */
export function contradictionsIn(answers: Answers): Contradiction[] {
  const complete: Answers = { ...answers, ...derivedAnswers(answers) };
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(answers)) {
    const place = key.split('/');
    const name = place.pop();
    const answer = value.trim();
    if (answer === '' || complete[key] !== value) continue;
    const other = (wanted: string): string => nearest(complete, place, wanted);
    for (const rule of rules) {
      if (rule.field === name && !found.has(key) && rule.isBroken(answer, other))
        found.set(key, rule.message);
    }
  }
  return [...found].map(([field, message]) => ({ field, message }));
}

/** The answer to another question of the same document, else of its package, else of the profile. */
function nearest(answers: Answers, place: readonly string[], key: string): string {
  for (let depth = place.length; depth >= 0; depth -= 1) {
    const answer = answers[[...place.slice(0, depth), key].join('/')]?.trim();
    if (answer) return answer;
  }
  return '';
}
