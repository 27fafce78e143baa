import { expect, it } from 'vitest';
import { findBodyFault } from './body-fault';

it.each([
  { email: 'half \udc00' },
  { password: 'nul \0' },
  { data: { full_name: ['\ud83d'] } },
  { data: { '\0': 1 } },
])('refuses what PostgreSQL cannot hold: %j', (body) => {
  expect(findBodyFault(JSON.stringify(body))).toBe('The body has a character that cannot be stored');
});

it('takes every other text', () => {
  expect(
    findBodyFault(
      JSON.stringify({ email: 'a🌮@example.com', password: String.raw`\u0000`, data: { n: null } }),
    ),
  ).toBe(null);
});
