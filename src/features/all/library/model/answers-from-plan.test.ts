import { expect, it } from 'vitest';
import { companyProfileFields } from '@contracts/company-profile';
import { planQuestions } from '@/catalog/plan-questions';
import { answersFromPlan } from './answers-from-plan';

const from = (query: string) => answersFromPlan(new URLSearchParams(query));

it('takes over what the template finder knows, and no headcount out of a range', () => {
  expect(from('')).toEqual({});
  expect(from('state=MN&state=CA&size=10&industry=other')).toEqual({ work_states: 'Minnesota' });
  expect(from('state=WI&state=MN&size=exactly-30&industry=retail')).toEqual({
    work_states: 'Minnesota and Wisconsin',
    employee_count: '30',
    industry: 'Store',
  });
});

it('takes over a number of employees that was typed, and nothing that is none', () => {
  expect(from('employees=35&size=31')).toEqual({ employee_count: '35' });
  expect(from('employees=1,200&size=50')).toEqual({ employee_count: '1200' });
  for (const typed of ['', '0', 'about 30', '12.5', '-3', '999999'])
    expect(from(`employees=${typed}`)).toEqual({});
});

it('gives only answers that the interview offers', () => {
  const optionsOf = (key: string) => companyProfileFields.find((field) => field.key === key)?.options;
  const industries = planQuestions
    .find(({ name }) => name === 'industry')!
    .options.flatMap(([value]) => from(`industry=${value}`)['industry'] ?? []);
  expect(industries).toHaveLength(4);
  expect(optionsOf('industry')).toEqual(expect.arrayContaining(industries));
  for (const states of ['state=MN', 'state=WI', 'state=MN&state=WI'])
    expect(optionsOf('work_states')).toContain(from(states)['work_states']);
});
