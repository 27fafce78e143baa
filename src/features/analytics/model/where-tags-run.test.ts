import { expect, it } from 'vitest';
import { mayRun } from './where-tags-run';

it.each(['/', '/templates/core-hr-pack', '/blog/orders-and-thanks', '/administration', '/free-resources'])(
  'lets everybody run on %s',
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
])('keeps scripts that read by themselves away from %s, which may name a person', (path) => {
  expect([mayRun('custom', path), mayRun('clarity', path), mayRun('google', path)]).toEqual([
    false,
    false,
    true,
  ]);
});

it.each(['/admin', '/admin/settings', '/account', '/auth/callback', '/internal/design-system'])(
  'lets nobody run on %s',
  (path) => {
    expect([mayRun('custom', path), mayRun('meta', path), mayRun('google', path)]).toEqual([
      false,
      false,
      false,
    ]);
  },
);
