import { expect, it } from 'vitest';
import { checkAnswers } from './answered-form';

const choice = (type: string, name: string, value: string) =>
  `<input type="${type}" name="${name}" value="${value}">`;
const form =
  choice('checkbox', 'state', 'MN') + choice('checkbox', 'state', 'WI') + choice('radio', 'size', '30');

it.each([
  ['state=MN&size=30', [true, false, true]],
  ['state=MN&state=WI', [true, true, false]],
  ['state=%22%3E%3Cscript%3E&size=zz', [false, false, false]],
])('checks of a form what %s names, and writes nothing else into the page', (query, expected) => {
  const inputs = checkAnswers(form, new URLSearchParams(query)).match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => input.endsWith(' checked="">'))).toEqual(expected);
  expect(inputs.join('').replaceAll(' checked=""', '')).toBe(form);
});

it('leaves fields for text alone', () => {
  const field = '<input type="text" name="state" value="MN">';
  expect(checkAnswers(field, new URLSearchParams('state=MN'))).toBe(field);
});
