import type { Answers } from './interview-answers';

/** The businesses of the template finder that are one of the interview's. */
const industries: Readonly<Record<string, string>> = {
  restaurants: 'Restaurant, hotel or bakery',
  retail: 'Store',
  construction: 'Building trades',
  'professional-services': 'Office or professional services',
};

/** What the template finder asked already. A range of employees is no headcount, so that is asked again. */
export function answersFromPlan(plan: URLSearchParams): Answers {
  const states = plan.getAll('state');
  const known = {
    work_states: [states.includes('MN') && 'Minnesota', states.includes('WI') && 'Wisconsin']
      .filter(Boolean)
      .join(' and '),
    employee_count: plan.get('size') === 'exactly-30' ? '30' : '',
    industry: industries[plan.get('industry') ?? ''] ?? '',
  };
  return Object.fromEntries(Object.entries(known).filter(([, answer]) => answer !== ''));
}
