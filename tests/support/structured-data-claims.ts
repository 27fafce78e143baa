const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A price as a page writes it: without cents when there are none. */
const shownPrice = (price: string) => `$${price.replace(/\.00$/, '')}`;

const shownDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** How a page shows what structured data writes for machines; all else is on it word for word. */
const shownAs: Readonly<Record<string, (said: string) => string>> = {
  price: shownPrice,
  dateModified: shownDay,
};

const text = ['headline', 'description', 'articleSection', 'proficiencyLevel'];

/** What each type of structured data says that has to be on the page too. */
const shownProperties: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'legalName', 'description', 'address'],
  WebSite: ['name', 'description'],
  Question: ['name'],
  Answer: ['text'],
  HowTo: ['name', 'description'],
  HowToStep: ['name', 'text'],
  Product: ['name', 'description'],
  Brand: ['name'],
  Offer: ['price'],
  TypeAndQuantityNode: ['name'],
  ListItem: ['name'],
  Article: [...text, 'dateModified'],
  // One that has not changed shows the day of its publication only, in short.
  BlogPosting: text,
  TechArticle: [...text, 'dateModified'],
  AggregateRating: ['ratingValue', 'reviewCount'],
};

/** The words of structured data that have to be on the page too. */
export function textsInData(data: unknown): string[] {
  if (Array.isArray(data)) {
    return data.flatMap(textsInData);
  }
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  const { '@type': type, ...properties } = data as Record<string, unknown>;
  const shown = (shownProperties[String(type)] ?? []).flatMap((property) => {
    const said = properties[property];
    const isSaid = typeof said === 'string' || typeof said === 'number';
    return isSaid ? [shownAs[property]?.(String(said)) ?? folded(String(said))] : [];
  });
  return [...shown, ...Object.values(properties).flatMap(textsInData)];
}

interface Dated {
  readonly datePublished?: string;
  readonly dateModified?: string;
}

/** What is wrong with the dates that a page tells, beside the day that the sitemap tells of it. */
export function dateProblems(structuredData: readonly unknown[], lastModified: string | undefined): string[] {
  return structuredData.flatMap((data) => {
    const { datePublished, dateModified } = data as Dated;
    if (datePublished === undefined || dateModified === undefined) {
      return [];
    }
    return [
      ...(dateModified < datePublished ? [`modified ${dateModified}, before it was published`] : []),
      ...(dateModified === lastModified
        ? []
        : [`modified ${dateModified}, in the sitemap ${String(lastModified)}`]),
    ];
  });
}
