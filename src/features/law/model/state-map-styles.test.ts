import { expect, it } from 'vitest';
import { programs } from '@contracts/law/state-record';
import { stateMapStyles } from './state-map-styles';

it('marks each kind of state so that it is told from the others without colour', () => {
  const marks = programs.map((program) => {
    const [, rules = ''] = new RegExp(`\\[data-tile=${program}\\]\\{([^}]*)\\}`).exec(stateMapStyles) ?? [];
    return rules.split('background-image:')[1] ?? '';
  });
  // Full and empty tiles have no mark; the other four have one each.
  expect(marks.filter((mark) => mark === '')).toHaveLength(2);
  expect(new Set(marks).size).toBe(programs.length - 1);
});
