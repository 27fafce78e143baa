import { expect, it } from 'vitest';
import { findState } from '@contracts/law/states';
import { situation, stateQuestions } from './state-texts';
import { agencyInText } from './state-words';

it.each([
  ['Georgia Department of Labor', 'the Georgia Department of Labor'],
  ['Nevada Labor Commissioner', 'the Nevada Labor Commissioner'],
  ['Paid Leave Oregon', 'Paid Leave Oregon'],
  ['Louisiana Works', 'Louisiana Works'],
])('says %s inside a sentence as %s', (name, said) => {
  expect(agencyInText({ name })).toBe(said);
});

it('says it so in the texts of a state', () => {
  const georgia = findState('GA');
  expect(georgia && situation(georgia)).toContain('confirm it with the Georgia Department of Labor.');
  const answers = georgia ? stateQuestions(georgia).map(({ answer }) => answer) : [];
  expect(answers.at(-1)).toMatch(/^The Georgia Department of Labor does, at https:/);
});
