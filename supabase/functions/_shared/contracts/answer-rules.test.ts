import { expect, it } from 'vitest';
import { contradictionsIn } from './answer-rules.ts';
import { derivedAnswers } from './derived-answers.ts';

const fieldsOf = (answers: Record<string, string>) => contradictionsIn(answers).map(({ field }) => field);
const both = { work_states: 'Minnesota and Wisconsin', employee_count: '12' };

it('finds nothing in answers that fit, and in none at all', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ ...both, minnesota_employees: '8', effective_date: '2027-01-01' })).toEqual([]);
});

it.each([
  ['employee_count', { employee_count: '0' }],
  ['employee_count', { employee_count: 'about 12' }],
  ['minnesota_employees', { ...both, minnesota_employees: '13' }],
  ['minnesota_employees', { ...both, minnesota_employees: '12' }],
  ['minnesota_employees', { ...both, minnesota_employees: '0' }],
  ['minnesota_employees', { minnesota_employees: 'some' }],
  ['effective_date', { effective_date: 'soon' }],
  ['effective_date', { effective_date: '2025-12-31', work_states: 'Minnesota', employee_count: '12' }],
  [
    'core-hr-pack-mn/second_contact',
    { hr_contact_name: 'Maria Olson', 'core-hr-pack-mn/second_contact': 'maria olson, Manager' },
  ],
  [
    'mn-paid-leave-kit/plan_type',
    {
      work_states: 'Wisconsin',
      'mn-paid-leave-kit/plan_type': 'a private plan that the state approved as equivalent',
    },
  ],
  [
    'mn-paid-leave-kit/premium_share',
    {
      work_states: 'Minnesota',
      employee_count: '31',
      'mn-paid-leave-kit/premium_share':
        'As a small employer we pay the reduced employer share and deduct the employee share from wages.',
    },
  ],
  [
    'wi-leave-timeoff-kit/coverage_basis',
    {
      employee_count: '49',
      'wi-leave-timeoff-kit/coverage_basis':
        'The company has 50 or more permanent employees and is covered by state law.',
    },
  ],
  [
    'wi-leave-timeoff-kit/state_leave_applies',
    {
      employee_count: '49',
      'wi-leave-timeoff-kit/state_leave_applies':
        'Yes. State family and medical leave applies at our company.',
    },
  ],
  [
    'core-hr-pack-mn/later_hours',
    { 'core-hr-pack-mn/start_hours': '80', 'core-hr-pack-mn/later_hours': '40' },
  ],
  [
    'core-hr-pack-mn/balance_limit',
    { 'core-hr-pack-mn/start_hours': '80', 'core-hr-pack-mn/balance_limit': '40' },
  ],
])('names %s', (field, answers: Record<string, string>) => {
  expect(fieldsOf(answers)).toEqual([field]);
});

it('compares a question of one document with that document first, then its package, then the profile', () => {
  const own = 'core-hr-pack-mn/mn-pto-policy/start_hours';
  const shared = { 'core-hr-pack-mn/start_hours': '80', 'core-hr-pack-mn/mn-pto-policy/later_hours': '70' };
  expect(fieldsOf(shared)).toEqual(['core-hr-pack-mn/mn-pto-policy/later_hours']);
  expect(fieldsOf({ ...shared, [own]: '60' })).toEqual([]);
});

it('takes the headcount of a state from the company where all work in one, whatever was said before', () => {
  expect(
    derivedAnswers({ work_states: 'Minnesota', employee_count: '12', minnesota_employees: '40' }),
  ).toEqual({
    minnesota_employees: '12',
  });
  expect(fieldsOf({ work_states: 'Wisconsin', employee_count: '12', minnesota_employees: '40' })).toEqual([]);
  expect(derivedAnswers(both)).toEqual({});
});

it('lets one answer stand in for an empty one, and never for one that was given', () => {
  const answers = { company_name: 'Lakeside Dental, P.L.L.C.', company_phone: '1', hr_contact_name: 'Maria' };
  expect(derivedAnswers(answers)).toEqual({
    company_short_name: 'Lakeside Dental',
    hr_contact_phone: '1',
    payroll_contact_name: 'Maria',
  });
  expect(derivedAnswers({ ...answers, payroll_contact_name: 'Ben' })).not.toHaveProperty(
    'payroll_contact_name',
  );
});
