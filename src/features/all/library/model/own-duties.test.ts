import { expect, it } from 'vitest';
import { ownDutiesPath } from './own-duties';

it('leads to the duties of the state and headcount that were answered', () => {
  expect(ownDutiesPath({ work_states: 'Minnesota', employee_count: '12' })).toBe(
    '/duties?state=MN&employees=12',
  );
});

it('leads to the duties of every state where people work in two', () => {
  expect(ownDutiesPath({ work_states: 'Minnesota and Wisconsin', employee_count: '60' })).toBe(
    '/duties?employees=60',
  );
});

it('leads nowhere before the headcount is known', () => {
  expect(ownDutiesPath({ work_states: 'Minnesota' })).toBeNull();
});
