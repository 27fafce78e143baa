import { describe, expect, it } from 'vitest';
import { callerNetwork } from './caller-network';

describe('what a limit counts as one caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(callerNetwork(address)).toBe(network);
  });

  it.each([
    null,
    '',
    'unknown',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.07',
    '203.0.113.7, 198.51.100.1',
    '2001:db8',
    '2001:db8::1::2',
    '1:2:3:4:5:6:7:8:9',
    ':1:2:3:4:5:6:7',
    'g::1',
    '203.0.113.7:443',
    '[::1]',
  ])('%s is nobody that could be counted', (address) => {
    expect(callerNetwork(address)).toBeNull();
  });
});
