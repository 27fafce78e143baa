import type { BreadcrumbList } from 'schema-dts';
import { siteConfig } from '../site-config';

interface Crumb {
  readonly label: string;
  readonly to?: string | undefined;
}

/** The breadcrumb of a page for search engines; the last crumb is the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[], path: string): BreadcrumbList {
  const { siteUrl } = siteConfig();
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}${to ?? path}`,
    })),
  };
}
