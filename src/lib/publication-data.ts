import { organizationData } from './organization-data';
import { siteConfig } from './site-config';
import { socialPicturePath } from './social-picture';

/** What search engines are told alike of every text of the shop: where it stands, whose it is and its picture. */
export function publicationData(path: string) {
  const { siteUrl } = siteConfig();
  return {
    image: `${siteUrl}${socialPicturePath(path)}`,
    author: organizationData(),
    publisher: organizationData(),
    mainEntityOfPage: `${siteUrl}${path}`,
  };
}
