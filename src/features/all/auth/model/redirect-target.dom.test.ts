import { describe, expect, it } from 'vitest';
import { rememberTarget, takeTarget } from './redirect-target';

// Attack catalog: 89
describe('the redirect after sign-in', () => {
  it('is the remembered one, once', () => {
    rememberTarget('/account?tab=purchases');
    expect(takeTarget()).toBe('/account?tab=purchases');
    expect(takeTarget()).toBe('/account');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/callback?code=1',
    '/auth/password',
  ])('is never %s', (target) => {
    rememberTarget(target);
    expect(takeTarget()).toBe('/account');
  });

  it('ignores a manipulated value in storage', () => {
    window.localStorage.setItem('post_login_redirect', '"https://evil.example/"');
    expect(takeTarget()).toBe('/account');
  });
});
