import { expect, it } from 'vitest';
import { answerKeys, valuesFor } from './company-answers.ts';

const template = {
  path: 'templates/core-hr-pack-wi/wi-new-hire-plan.md',
  placeholders: [{ key: 'company_name' }, { key: 'direct_deposit_rule' }, { key: 'toString' }],
};

it('takes the profile by key, a question of the package, and above it one of the template alone', () => {
  expect(
    valuesFor(template, {
      company_name: 'Lakeside',
      payroll_contact_name: 'Ben',
      'core-hr-pack-wi/direct_deposit_rule': 'shared',
      'core-hr-pack-wi/wi-new-hire-plan/direct_deposit_rule': 'own',
      'core-hr-pack-mn/direct_deposit_rule': 'elsewhere',
    }),
  ).toEqual({
    company_name: 'Lakeside',
    company_short_name: 'Lakeside',
    payroll_contact_name: 'Ben',
    direct_deposit_rule: 'own',
  });
  expect(valuesFor(template, { 'core-hr-pack-wi/direct_deposit_rule': 'shared' })).toEqual({
    direct_deposit_rule: 'shared',
  });
});

it('takes nothing that every object inherits', () => {
  expect(valuesFor(template, {})).toEqual({});
  expect(answerKeys(template.path, 'company_name')).toEqual(['company_name']);
});
