import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HeadTags } from '@/rendering/head-tags';
import { renderWithHeadTags, Seo } from './seo';
import { setSiteConfig } from '@/lib/site-config';
import type { SiteConfig } from '@/lib/site-config-type';

renderWithHeadTags(HeadTags);

const robotsIn = (environment: SiteConfig['environment'], noIndex = false) => {
  setSiteConfig({
    supabaseUrl: 'http://api.example',
    publishableKey: 'key',
    siteUrl: 'https://shop.example',
    environment,
    scriptHosts: [],
  });
  const { unmount } = render(
    <Seo path="/pricing" title="Pricing" description="What it costs." noIndex={noIndex} />,
  );
  const robots = document.head.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;
  unmount();
  return robots;
};

afterEach(() => document.head.replaceChildren());

it('116 keeps search engines out of a preview, and lets them into the shop but not into its private pages', () => {
  expect(robotsIn('preview')).toBe('noindex,nofollow');
  expect(robotsIn('production')).toBeNull();
  expect(robotsIn('production', true)).toBe('noindex,nofollow');
});
