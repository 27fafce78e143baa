import type { Article, HowTo } from 'schema-dts';
import { longFormPath, type LongFormSlug } from '@contracts/law/law-addresses';
import { longFormsPublished, type LongForm } from '@/catalog/long-form/long-form';
import { organizationData } from '@/lib/organization-data';
import { siteConfig } from '@/lib/site-config';
import { socialPicturePath } from '@/lib/social-picture';

/** The guide for search engines, in the words and with the date that its page shows. */
export function articleData(
  headline: string,
  slug: LongFormSlug,
  description: string,
  changedOn: string,
): Article {
  const { siteUrl } = siteConfig();
  const path = longFormPath(slug);
  return {
    '@type': 'Article',
    headline,
    description,
    datePublished: longFormsPublished,
    dateModified: changedOn,
    image: `${siteUrl}${socialPicturePath(path)}`,
    author: organizationData(),
    publisher: organizationData(),
    mainEntityOfPage: `${siteUrl}${path}`,
  };
}

/** The steps for search engines, under the heading that they have on the page. */
export function howToData(name: string, steps: LongForm['customize']): HowTo {
  return {
    '@type': 'HowTo',
    name,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  };
}
