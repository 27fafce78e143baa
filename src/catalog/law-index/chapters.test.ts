import { expect, it } from 'vitest';
import type { DutyRow } from '@law/duty-row';
import { chaptersOf } from './chapters';
import type { LawIndexRow } from './law-index-row';

const duty = (statute: string) => ({ statute }) as DutyRow;
const row = (statute: string) => ({ statute }) as LawIndexRow;
const shown = (duties: readonly string[], rows: readonly string[]) =>
  chaptersOf(duties.map(duty), rows.map(row)).map(({ name, entries }) => [
    name,
    entries.map(({ statute }) => statute),
  ]);

it('lists duties and further sections by chapter, in the order of the law', () => {
  expect(
    shown(
      ['Minn. Stat. § 181.101', 'Minn. Stat. ch. 268B', 'Minn. Stat. §§ 181.951-181.952'],
      ['Minn. Stat. § 181.64', 'Minn. Stat. § 181A.12', 'Minn. Stat. § 13C.02'],
    ),
  ).toEqual([
    ['Minn. Stat. chapter 13C', ['Minn. Stat. § 13C.02']],
    [
      'Minn. Stat. chapter 181',
      ['Minn. Stat. § 181.64', 'Minn. Stat. § 181.101', 'Minn. Stat. §§ 181.951-181.952'],
    ],
    ['Minn. Stat. chapter 181A', ['Minn. Stat. § 181A.12']],
    ['Minn. Stat. chapter 268B', ['Minn. Stat. ch. 268B']],
  ]);
});

it('keeps the titles of federal law and the rules of agencies apart', () => {
  expect(
    shown(['29 CFR § 516.4', '29 U.S.C. § 207'], ['26 U.S.C. § 3301', 'Wis. Admin. Code § DWD 272.03']).map(
      ([name]) => name,
    ),
  ).toEqual(['26 U.S.C.', '29 CFR', '29 U.S.C.', 'Wis. Admin. Code']);
});
