import { expect, it } from 'vitest';
import { readStruckPrices, struckPrice } from './struck-prices';

it.each(['', '{}', 'nonsense', 'null', '[]', '{"core-hr":149}', '{"core-hr":"99"}', '{"core-hr":"1e9"}'])(
  'shows no former price with %j',
  (setting) => {
    expect(struckPrice(setting, 'core-hr', 9900)).toBeNull();
  },
);

it('shows the former price that the owner entered while it is above today’s price', () => {
  const setting = '{"core-hr":"149","micro-templates":"39.50","handbook":"9"}';
  expect(readStruckPrices(setting)).toEqual({ 'core-hr': '149', 'micro-templates': '39.50' });
  expect(struckPrice(setting, 'core-hr', 9900)).toBe(14_900);
  expect(struckPrice(setting, 'core-hr', 14_900)).toBeNull();
  expect(struckPrice(setting, 'micro-templates', 2900)).toBe(3950);
  expect(struckPrice(setting, 'payroll-ops', 5900)).toBeNull();
});
