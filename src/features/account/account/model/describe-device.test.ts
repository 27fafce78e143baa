import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 16000.0) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome on ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
    ['curl/8.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('of %s is %s', (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });
});
