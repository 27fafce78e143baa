import { expect, it } from 'vitest';
import { toDutyRow } from '@law/duty-row';
import { lawDuties } from '@law/duties';
import { dutyFactKeys, dutyGroups } from './duty-groups';

const rows = lawDuties.map(toDutyRow);

it('puts every duty under its state, federal law last', () => {
  const groups = dutyGroups(rows);
  expect(groups.map(({ id, name }) => [id, name])).toEqual([
    ['mn', 'Minnesota'],
    ['wi', 'Wisconsin'],
    ['us', 'Federal law'],
  ]);
  expect(groups.flatMap(({ duties }) => duties)).toHaveLength(rows.length);
});

it('leaves out a state without duties', () => {
  expect(dutyGroups(rows.filter(({ state }) => state === 'WI')).map(({ id }) => id)).toEqual(['wi']);
});

it('names each fact once', () => {
  const keys = dutyFactKeys(dutyGroups(rows));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('mn-wage-disclosure-handbook');
});
