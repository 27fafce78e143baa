import { describe, expect, it } from 'vitest';
import { employeesIn, isEarlierSize, sizeOf, sizeOptions, sizesFrom, sizesUpTo } from './plan-sizes';

const offered = sizeOptions.map(([value]) => value).filter((value) => !isEarlierSize(value));

describe('the sizes of the plan', () => {
  it('cover every headcount exactly once', () => {
    expect(sizeOptions.filter(([value]) => offered.includes(value)).map(([, label]) => label)).toEqual([
      '1 to 9',
      '10 to 24',
      '25 to 29',
      '30',
      '31 to 49',
      '50 or more',
    ]);
  });

  it.each([10, 25, 30, 50])('are each either below %i employees or at least that', (least) => {
    const shared = sizesFrom(least).filter((value) => sizesUpTo(least - 1).includes(value));
    expect(shared.filter((value) => offered.includes(value))).toEqual([]);
  });

  it('are each either up to 30 employees or above', () => {
    const shared = sizesUpTo(30).filter((value) => sizesFrom(31).includes(value));
    expect(shared).toEqual(['30']);
    expect(shared.filter((value) => offered.includes(value))).toEqual([]);
  });

  it('still accept a saved URL from when 30 to 49 was one choice', () => {
    expect(sizeOptions).toContainEqual(['30', '30 to 49']);
    expect(isEarlierSize('30')).toBe(true);
  });
});

describe('a number of employees', () => {
  it.each([
    ['1', '1'],
    ['9', '1'],
    ['10', '10'],
    ['29', '25'],
    ['30', 'exactly-30'],
    ['31', '31'],
    [' 49 ', '31'],
    ['1,200', '50'],
    ['100000', '50'],
  ])('of %s belongs to the choice %s', (typed, size) => {
    expect(sizeOf(typed)).toBe(size);
  });

  it.each(['', '0', '-5', '12.5', 'about 30', '3e2', '100,001', '10 to 24', '٣٠'])('is not "%s"', (typed) => {
    expect([employeesIn(typed), sizeOf(typed)]).toEqual([null, null]);
  });
});
