import { organizationData } from './organization-data';
import { siteConfig } from '../site-config';
import { socialPicturePath } from './social-picture';

/** What the structured data of every article and guide has in common: its URL, publisher and picture. */
export function publicationData(path: string) {
  const { siteUrl } = siteConfig();
  return {
    image: `${siteUrl}${socialPicturePath(path)}`,
    author: organizationData(),
    publisher: organizationData(),
    mainEntityOfPage: `${siteUrl}${path}`,
  };
}
