import { expect, it } from 'vitest';
import { interviewFor } from '../../supabase/functions/_shared/library/interview.ts';
import { soldTemplates } from './support/library.ts';

const core = soldTemplates().filter(({ path }) =>
  /\/(core-hr-pack-(mn|wi)|wi-leave-timeoff-kit)\//.test(path),
);
const asked = (answers: Record<string, string>) =>
  interviewFor(core, answers).steps.flatMap(({ questions }) => questions.map(({ key }) => key));

it.each([
  // With the day on which group health coverage ends, which only the plan says.
  ['Minnesota', 21],
  // With the group health plan, which decides on the notice to those who leave.
  ['Wisconsin', 22],
])('a company of 12 in %s that owns Core HR answers %i questions', (state, count) => {
  const keys = asked({ work_states: state, employee_count: '12' });
  expect(keys, keys.join(', ')).toHaveLength(count);
  expect(keys).not.toContain('minnesota_employees');
});

it('asks for the headcount of the state only where people work in both', () => {
  expect(asked({})).not.toContain('minnesota_employees');
  expect(asked({ work_states: 'Minnesota and Wisconsin' })).toContain('minnesota_employees');
});

it('leaves to the company what only it can know', () => {
  expect(asked({ work_states: 'Minnesota', employee_count: '12' })).toEqual(
    expect.arrayContaining(['company_name', 'hr_contact_name', 'owner_name', 'core-hr-pack-mn/pto_payout']),
  );
});
