import { expect, it } from 'vitest';
import { contactSheet, onePerKind, readAdminPaths } from './pages';

it('takes one post and one state, and every page of which there is one', () => {
  const paths = [
    '/',
    '/blog',
    '/blog/first',
    '/blog/second',
    '/or-paid-leave-policy-template',
    '/wa-paid-leave-policy-template',
  ];
  expect(onePerKind(paths)).toEqual(['/', '/blog', '/blog/first', '/or-paid-leave-policy-template']);
});

it('knows the admin pages, without those of one row', () => {
  expect(readAdminPaths()).toContain('/admin');
  expect(readAdminPaths().filter((path) => path.includes(':'))).toEqual([]);
});

it('shows the forms of a page in one row', () => {
  const picture = { path: '/', file: 'home.png', height: 5000 } as const;
  const sheet = contactSheet([
    { ...picture, form: { width: 375, scheme: 'light' } },
    { ...picture, form: { width: 1440, scheme: 'dark' } },
  ]);
  expect(sheet.match(/<h2>/g)).toHaveLength(1);
  expect(sheet).toContain('1440 dark, 5000 px');
});
