import { expect, it } from 'vitest';
import { CallerWindows } from './caller-windows';

const now = Date.UTC(2026, 10, 29);

/** How many of 2,000 calls within a minute go through, each from the next network of this width. */
function passed(size: number, addressOf: (index: number) => string): number {
  const windows = new CallerWindows(size, 60);
  return Array.from({ length: 2000 }, (_, index) => windows.take(addressOf(index), now)).filter(
    (wait) => wait === 0,
  ).length;
}

it.each([
  ['one IPv4 address', 10, () => '203.0.113.7'],
  ['one /64', 10, (index: number) => `2001:db8:1:1::${index.toString(16)}`],
  ['one /56', 40, (index: number) => `2001:db8:1:${(index % 256).toString(16)}::1`],
  ['one /48', 160, (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ['2,000 of them', 2000, (index: number) => `2001:db8:${index.toString(16)}:1::1`],
])('lets %s through %i times', (_who, most, addressOf) => {
  expect(passed(10, addressOf)).toBe(most);
});

it('counts nowhere what one of the networks refused, and gives back in all of them', () => {
  const windows = new CallerWindows(1, 60);
  expect(windows.take('2001:db8::1', now)).toBe(0);
  for (let asked = 0; asked < 10; asked++) expect(windows.take('2001:db8::2', now)).toBe(60);
  for (const net of ['1', '2', '3']) expect(windows.take(`2001:db8:0:${net}::1`, now)).toBe(0);
  expect(windows.take('2001:db8:0:4::1', now)).toBe(60);
  windows.giveBack('2001:db8::1');
  expect(windows.take('2001:db8:0:4::1', now)).toBe(0);
});
