import { expect, it } from 'vitest';
import { mayRun } from './where-tags-run';

it.each(['/', '/templates/core-hr-pack', '/blog/orders-and-thanks', '/administration', '/free-resources'])(
  'allows all services on %s',
  (path) => {
    expect([mayRun('custom', path), mayRun('meta', path), mayRun('google', path)]).toEqual([
      true,
      true,
      true,
    ]);
  },
);

it.each([
  ...['/orders', '/orders/1', '/thank-you', '/unsubscribe', '/find-order', '/contact'],
  ...['/free-resources/thanks', '/free-resources/confirm'],
])('blocks scripts that collect data automatically on %s, which may name a person', (path) => {
  expect([mayRun('custom', path), mayRun('clarity', path), mayRun('google', path)]).toEqual([
    false,
    false,
    true,
  ]);
});

it.each([
  '/admin',
  '/admin/settings',
  '/account',
  '/account/invitation',
  '/auth/callback',
  '/internal/design-system',
])('allows no service on %s', (path) => {
  expect([mayRun('custom', path), mayRun('meta', path), mayRun('google', path)]).toEqual([
    false,
    false,
    false,
  ]);
});
