import { expect, it } from 'vitest';
import { adminRoutes } from '@/admin-routes';
import { adminEntry, adminGroups } from './admin-pages';

const paths = adminGroups.flatMap(({ pages }) => pages.map(({ path }) => path));
const routed = adminRoutes.map(({ path }) => path);

it('leads to every admin page, and to none that is not there', () => {
  const withoutParameter = routed.filter((path) => !path.includes(':'));
  expect([...paths].sort()).toEqual([...withoutParameter].sort());
});

it('knows the entry that a page below belongs to', () => {
  for (const path of routed.filter((candidate) => candidate.includes(':'))) {
    const entry = adminEntry(path);
    expect(entry?.path).not.toBe('/admin');
    expect(path.startsWith(`${entry?.path ?? ''}/`)).toBe(true);
  }
  expect(adminEntry('/admin')?.label).toBe('Dashboard');
  expect(adminEntry('/admin/settings/anything')?.label).toBe('Site Settings');
});
