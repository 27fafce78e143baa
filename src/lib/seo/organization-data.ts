import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { brand } from '@contracts/brand';
import { siteConfig } from '../site-config';

type OrganizationData = Exclude<Organization, string>;

/** The shop as the author and publisher of what it writes, for search engines. */
export function organizationData(): OrganizationData {
  const { siteUrl } = siteConfig();
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand.name,
    url: siteUrl,
    logo: `${siteUrl}/favicon.svg`,
  };
}

/** The shop itself, as its home page shows it. */
export function shopData(supportEmail: string): OrganizationData {
  return {
    ...organizationData(),
    legalName: brand.legalName,
    description: brand.tagline,
    address: brand.postalAddress,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: supportEmail,
      url: `${siteConfig().siteUrl}/contact`,
    },
    ...(brand.social.length > 0 ? { sameAs: brand.social.map(({ href }) => href) } : {}),
  };
}

/** The site, with the search of its knowledge base. */
export function websiteData(): WebSite {
  const { siteUrl } = siteConfig();
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand.name,
    url: `${siteUrl}/`,
    description: brand.tagline,
    inLanguage: 'en-US',
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: searchAction,
  };
}
