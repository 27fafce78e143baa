import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { yearlyFigureKeys, yearlyFigures } from '@law/yearly-figures';
import { figureRows, groupByNews, valueOf } from './figure-rows';

const index = new Map(lawFacts.map((fact) => [fact.key, fact]));
const rows = figureRows(yearlyFigures, index);
const row = (key: string) => rows.find(({ current, next }) => current === key || next === key);

it('shows every figure that changes on a day of the year', () => {
  const shown = new Set([...yearlyFigureKeys, ...yearlyFigures.flatMap(({ follows }) => follows)]);
  const left = lawFacts.filter(({ changesOn, key }) => changesOn && !shown.has(key)).map(({ key }) => key);
  expect(left).toEqual([]);
  expect(yearlyFigureKeys.filter((key) => !index.has(key))).toEqual([]);
});

it('puts a figure into the column of the year for which it holds', () => {
  for (const { thisYear, nextYear } of rows) {
    expect((thisYear?.validFrom ?? '2026') < '2027').toBe(true);
    expect((nextYear?.validFrom ?? '2027') >= '2027').toBe(true);
  }
});

it('says who reports the next figure, or when it is expected', () => {
  expect(row('ca-minimum-wage-2027')?.status).toBe('Reported by github.com');
  expect(row('us-social-security-base-2027')?.status).toBe('Reported by glama.ai');
  expect(row('mn-pl-wage-base-2027')?.status).toBe('Worked out by us');
  expect(row('mn-st-paul-wage-2027')?.status).toBe('Published');
  expect(row('us-mileage-2026-july')).toMatchObject({
    nextYear: null,
    status: 'Announced each December, due December 31, 2026.',
  });
  expect(row('mn-pl-small-employer-premium')?.status).toBe(
    'Set each July, due July 31, 2026. Searched for on November 30, 2026; not published in a copy that we can read.',
  );
  expect(valueOf(index.get('mn-pl-premium-2026')!)).toBe('0.88 percent');
});

it('leaves out a figure whose facts were removed', () => {
  expect(figureRows(yearlyFigures, new Map())).toEqual([]);
});

it('tells apart what is new, what stays and what nobody has announced', () => {
  const groups = groupByNews(rows);
  expect(groups.isNew.map(({ next }) => next)).toContain('ca-minimum-wage-2027');
  expect(groups.same.map(({ next }) => next)).toContain('mn-pl-premium-2027');
  expect(groups.notAnnounced.every(({ nextYear }) => nextYear === null)).toBe(true);
  expect([...groups.isNew, ...groups.same, ...groups.notAnnounced]).toHaveLength(rows.length);
  const [first] = groups.isNew;
  const unchanged = { ...first!, thisYear: first!.nextYear };
  expect(groupByNews([unchanged]).same).toEqual([unchanged]);
});
