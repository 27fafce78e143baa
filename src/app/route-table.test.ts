import { describe, expect, it, vi } from 'vitest';
import { routes } from '../App';
import { hasDocument } from './route-table';

describe('the host has a document', () => {
  const ask = (path: string) => {
    vi.stubEnv('DEV', false);
    try {
      return hasDocument(routes, path);
    } finally {
      vi.unstubAllEnvs();
    }
  };

  it.each([
    '/',
    '/templates/core-hr-pack',
    '/blog/any-post',
    '/free-resources/thanks',
    '/kb',
    '/no-such-page',
    '/Pricing',
    '/administration',
  ])('for %s', (path) => {
    expect(ask(path)).toBe(true);
  });

  it.each([
    '/account',
    '/account/invitation',
    '/auth/password',
    '/verify/NSHR-1',
    '/templates/other',
    '/admin',
    '/admin/orders',
  ])('not for %s, which the router shows', (path) => {
    expect(ask(path)).toBe(false);
  });

  it('in development for nothing but what the router does not know', () => {
    expect(hasDocument(routes, '/pricing')).toBe(false);
    expect(hasDocument(routes, '/kb')).toBe(true);
  });
});
