import { brand } from '@contracts/brand';
import { siteConfig } from './site-config';

/** The shop as the author and publisher of what it writes, for search engines. */
export function organizationData(): object {
  return { '@type': 'Organization', name: brand.name, url: siteConfig().siteUrl };
}
