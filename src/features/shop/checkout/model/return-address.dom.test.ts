import { beforeEach, expect, it } from 'vitest';
import { takeReturnAddress } from './return-address';

const arrive = (address: string) => {
  window.history.replaceState(null, '', address);
  return takeReturnAddress();
};

beforeEach(() => sessionStorage.clear());

it.each([
  ['/thank-you?order_id=o-1&email=a%40b.co#key=key_1', '?order_id=o-1&email=a%40b.co'],
  ['/thank-you?order_id=o-1&key=key_1', '?order_id=o-1'],
])('moves the key from %s to this tab’s storage', (address, rest) => {
  expect(arrive(address)).toMatchObject({ orderId: 'o-1', key: 'key_1' });
  expect(window.location.search + window.location.hash).toBe(rest);
  expect(arrive(`/thank-you${rest}`).key).toBe('key_1');
  expect(localStorage).toHaveLength(0);
});

it('does not keep another order’s key', () => {
  arrive('/thank-you?order_id=o-1#key=key_1');
  expect(arrive('/thank-you?order_id=o-2').key).toBe('');
});
