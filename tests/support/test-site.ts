import { setSiteConfig } from '@/lib/site-config';
import type { SiteConfig } from '@/lib/site-config-type';

/** The site of component tests: nothing answers at its addresses. */
export const testSite: SiteConfig = {
  supabaseUrl: 'http://api.test',
  publishableKey: 'key',
  siteUrl: 'http://shop.test',
  environment: 'preview',
  scriptHosts: [],
};

export const setTestSite = (): void => setSiteConfig(testSite);
