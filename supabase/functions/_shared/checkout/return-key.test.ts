import { describe, expect, it } from 'vitest';
import { isReturnKey, mayBeReturnKey } from './return-key.ts';

const identifier = '104e18a2-d755-4d4b-80c4-a6c1dcbe1c10';
const session = 'cs_live_a1YS1URlnyQCN5fUUduORoQ7Pw41PJqDWkIVQCpJPqkfIhd6tVY8XB1OLY';

describe('the key of a return link', () => {
  it('is one that only the checkout can have given', () => {
    expect(isReturnKey('stripe', session)).toBe(true);
    expect(isReturnKey('lemonsqueezy', identifier)).toBe(true);
    expect(isReturnKey('sandbox', `key_${identifier}`)).toBe(true);
    expect(mayBeReturnKey(session)).toBe(true);
  });

  it.each([
    ['lemonsqueezy', '2837461'],
    ['stripe', 'pi_3MtwBwLkdIwHu7ix28a3tqPa'],
    ['stripe', 'cs_live_1'],
    ['stripe', identifier],
    ['sandbox', 'ord_0a1b2c3d-4e5f'],
    ['gumroad', identifier],
    ['paddle', 'txn_01hv8wptq8987qeep44cyrewp9'],
    ['constructor', identifier],
  ])('is not, at %s, %s', (provider, key) => {
    expect(isReturnKey(provider, key)).toBe(false);
  });

  it('is never a number', () => {
    expect(mayBeReturnKey('1')).toBe(false);
    expect(mayBeReturnKey('')).toBe(false);
  });
});
