import { expect, it } from 'vitest';
import { robotsFile } from './robots';

const siteUrl = 'https://shop.example';
const rulesOf = (environment: string) => robotsFile({ environment, siteUrl }).trim().split('\n');

it('lets crawlers into the shop in production, and tells them where its pages are listed', () => {
  expect(rulesOf('production')).toContain('Allow: /');
  expect(rulesOf('production')).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(rulesOf('production').filter((rule) => rule.startsWith('Disallow'))).toEqual([
    'Disallow: /admin',
    'Disallow: /account',
  ]);
});

it.each(['preview', 'staging', ''])('116 keeps them out of everything in “%s”', (environment) => {
  expect(rulesOf(environment)).toEqual(['User-agent: *', 'Disallow: /']);
});
