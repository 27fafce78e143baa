import { expect, it } from 'vitest';
import { pricesOf, rowsOf } from './price-rows';

const row = (currency: string, amount: string) => ({ key: 0, currency, amount });

it('reads one lowest price for each currency, with its own digits', () => {
  expect(pricesOf([row(' eur ', '93'), row('JPY', '9300')], 'USD')).toEqual({
    prices: { EUR: 9300, JPY: 9300 },
  });
  expect(rowsOf({ EUR: 9300, JPY: 9300 }).map(({ currency, amount }) => `${currency} ${amount}`)).toEqual([
    'EUR 93.00',
    'JPY 9300',
  ]);
});

it.each([
  [[row('USD', '1')], 'Each currency can have one lowest price: USD has two.'],
  [[row('EUR', '1'), row('eur', '2')], 'Each currency can have one lowest price: EUR has two.'],
  [[row('Euro', '1')], 'A currency is three letters, as in EUR.'],
  [[row('JPY', '49.50')], 'Please enter an amount in JPY, as in 4900.'],
])('says what is wrong with %j', (rows, problem) => {
  expect(pricesOf(rows, 'USD')).toEqual({ problem });
});
