import { expect, it } from 'vitest';
import { factKeysIn, sentencesNaming } from './fact-marks';

it('reads the keys of every kind of mark', () => {
  const text = '{mn-a} and {mn-b number}, {{mn-c}} {law mn-d mn-e} but not {{company_name}} or {when x}';
  expect(factKeysIn(text)).toEqual(['mn-a', 'mn-b', 'mn-c', 'mn-d', 'mn-e']);
});

it('finds the sentences of a line that use a fact, and shows its figure', () => {
  const line = 'First. You get {mn-a}, not {mn-b}. The law says so. {law mn-b} By law. {law mn-a mn-c} Last.';
  expect(sentencesNaming(line, 'mn-a', '12 weeks')).toEqual(['You get 12 weeks, not ….', 'By law.']);
  expect(sentencesNaming(line, 'mn-z', '1')).toEqual([]);
});
