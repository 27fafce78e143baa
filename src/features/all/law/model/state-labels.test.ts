import { expect, it } from 'vitest';
import { findState } from '@law/states';
import { rolloutSteps, situation, stateQuestions } from './state-texts';
import { agencyInText, effectOf, programOf, sickLeaveOf } from './state-labels';

it.each([
  ['Georgia Department of Labor', 'the Georgia Department of Labor'],
  ['Nevada Labor Commissioner', 'the Nevada Labor Commissioner'],
  ['Paid Leave Oregon', 'Paid Leave Oregon'],
  ['Louisiana Works', 'Louisiana Works'],
])('writes %s inside a sentence as %s', (name, said) => {
  expect(agencyInText({ name })).toBe(said);
});

it('uses this form in the texts of a state', () => {
  const idaho = findState('ID');
  expect(idaho && situation(idaho)).toContain('confirm it with the Idaho Department of Labor.');
  const answers = idaho ? stateQuestions(idaho).map(({ answer }) => answer) : [];
  expect(answers.at(-1)).toMatch(/^The Idaho Department of Labor does, at https:/);
});

it('states as a fact that a state has no law only if a source says so', () => {
  const said = (code: string) => {
    const state = findState(code);
    return state && [programOf(state), sickLeaveOf(state), effectOf(state)];
  };
  expect(said('ID')).toEqual(['No state program known', 'No duty known', 'No state mandate (not verified)']);
  expect(said('GA')).toEqual(['No state program known', 'Not required', 'No state mandate (not verified)']);
  expect(said('OH')).toEqual(['No state program', 'Not required', 'No state mandate']);
  const situationOf = (code: string) => {
    const state = findState(code);
    return state ? situation(state) : '';
  };
  expect(situationOf('ID')).toMatch(/^We know of no .* confirm it with/);
  expect(situationOf('GA')).toBe(
    'We know of no paid family and medical leave program of Georgia. No state law requires paid sick leave.',
  );
  expect(situationOf('OH')).toBe(
    'Ohio has no paid family and medical leave program. No state law requires paid sick leave.',
  );
});

it('says only whom to ask about sick leave that no fact covers', () => {
  const oregon = findState('OR');
  const state = oregon && { ...oregon, sickLeave: 'unverified' as const, sickLeaveKey: null };
  expect(state && situation(state)).toMatch(
    /has a paid .* program\. We have not verified its rules on sick leave; ask [^.]+\.$/,
  );
  expect(state && sickLeaveOf(state)).toBe('Not verified');
});

it('treats each topic of a state separately', () => {
  const alaska = findState('AK');
  expect(alaska && situation(alaska)).toBe(
    'We know of no paid family and medical leave program of Alaska. Paid sick leave is required by state law.',
  );
  const delaware = findState('DE');
  expect(delaware && sickLeaveOf(delaware)).toBe('No duty known');
  expect(delaware && situation(delaware)).toMatch(/We know of no statewide duty to give paid sick leave\.$/);
});

it('mentions no template in a state that has none', () => {
  const textsOf = (code: string) => {
    const state = findState(code);
    return state ? rolloutSteps(state).map(({ text }) => text) : [];
  };
  expect(textsOf('GA')[0]).toMatch(/free pack’s plan.* rules of the Georgia Department of Labor\.$/);
  expect(textsOf('WI')[0]).toContain('each choice that the law of Wisconsin leaves to you');
});

it('writes the District with its article', () => {
  const district = findState('DC');
  expect(district && situation(district)).toMatch(/^The District of Columbia has/);
  expect(district && stateQuestions(district).map(({ question }) => question)[0]).toBe(
    'Does the District of Columbia require paid leave?',
  );
});
