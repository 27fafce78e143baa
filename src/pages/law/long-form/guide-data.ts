import type { Article, HowTo } from 'schema-dts';
import { longFormPath, type LongFormSlug } from '@contracts/law/law-addresses';
import { longFormsPublished, type LongForm } from '@/catalog/long-form/long-form';
import { publicationData } from '@/lib/publication-data';

/** The guide for search engines, in the words and with the date that its page shows. */
export function articleData(
  headline: string,
  slug: LongFormSlug,
  description: string,
  changedOn: string,
): Article {
  return {
    '@type': 'Article',
    headline,
    description,
    datePublished: longFormsPublished,
    dateModified: changedOn,
    ...publicationData(longFormPath(slug)),
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
