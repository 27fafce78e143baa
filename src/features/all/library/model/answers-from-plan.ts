import { isPackState, type PackState } from '@law/pack-states';
import { employeesIn } from '@/catalog/plan-sizes';
import { readPlanAnswers } from '@/lib/browser/plan-answers';
import type { Answers } from './interview-answers';

/** The businesses of the template finder that are one of the interview's. */
const industries: Readonly<Record<string, string>> = {
  restaurants: 'Restaurant, hotel or bakery',
  retail: 'Store',
  construction: 'Building trades',
  'professional-services': 'Office or professional services',
};

const stateNames = { MN: 'Minnesota', WI: 'Wisconsin' } as const;

/** What the template finder asked already. A range of employees is no headcount, so that is asked again. */
export function answersFromPlan(plan: URLSearchParams): Answers {
  const employees = employeesIn(plan.get('employees') ?? '');
  return filled({
    work_states: plan
      .getAll('state')
      .filter(isPackState)
      .sort()
      .map((code) => stateNames[code])
      .join(' and '),
    employee_count: String(employees ?? (plan.get('size') === 'exactly-30' ? 30 : '')),
    industry: industries[plan.get('industry') ?? ''] ?? '',
  });
}

/** What the visitor said of the company anywhere in the shop. It is in this browser only until the profile is saved. */
export const answersFromVisit = (state: PackState | null, companyName: string): Answers =>
  filled({
    company_name: companyName.trim(),
    work_states: state ? stateNames[state] : '',
    ...answersFromPlan(readPlanAnswers()),
  });

const filled = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
