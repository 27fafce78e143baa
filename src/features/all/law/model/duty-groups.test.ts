import { expect, it } from 'vitest';
import { toDutyRow } from '@law/duty-row';
import { lawDuties } from '@law/duties';
import { dutyFactKeys, dutyGroups, dutySizes, owedFrom } from './duty-groups';

const rows = lawDuties.map(toDutyRow);

it('puts every duty under its kind, the states in their order, federal law last', () => {
  const groups = dutyGroups(rows);
  expect(groups.map(({ name }) => name)).toEqual(['Notices', 'Posters', 'Rules', 'Records', 'Payments']);
  expect(groups.flatMap(({ duties }) => duties)).toHaveLength(rows.length);
  for (const { id, duties } of groups) {
    const states = duties.map(({ state }) => ['MN', 'WI', 'US'].indexOf(state));
    expect(states, id).toEqual([...states].sort());
    expect(new Set(duties.map(({ kind }) => kind))).toEqual(new Set([id]));
  }
});

it('leaves out a kind without duties', () => {
  expect(dutyGroups(rows.filter(({ kind }) => kind === 'poster')).map(({ id }) => id)).toEqual(['poster']);
});

it.each([
  ['Every employer', 1],
  ['Every employer; some leaves from 20 employees', 1],
  ['Employers with 50 or more permanent employees', 50],
  ['Employers with 5 or more employees in Minnesota', 5],
  ['Employers that take the tip credit', 1],
])('reads the number of employees of "%s"', (owed_by, from) => {
  expect(owedFrom({ owed_by })).toBe(from);
});

it('divides companies where a duty begins', () => {
  expect(dutySizes(rows)).toEqual([1, 5, 11, 15, 25, 30, 50]);
});

it('names each fact once', () => {
  const keys = dutyFactKeys(dutyGroups(rows));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('mn-wage-disclosure-handbook');
});
