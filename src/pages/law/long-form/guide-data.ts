import type { Article, HowTo } from 'schema-dts';
import { longFormPath, type LongFormSlug } from '@law/law-addresses';
import { longFormsPublished, type LongForm } from '@/catalog/long-form/long-form';
import { publicationData } from '@/lib/seo/publication-data';

/** The guide for search engines, with the text and the date on its page. */
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

/** The steps for search engines, with their heading on the page. */
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
