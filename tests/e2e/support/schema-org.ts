interface SchemaType {
  /** Its properties and what each may hold. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
  /** Those without which search engines ignore it. */
  readonly required: readonly string[];
}

const text = ['Text'];
const url = ['URL'];
const number = ['Number'];
const date = ['Date'];
const maker = ['Organization', 'Person'];

const type = (required: string, properties: SchemaType['properties']): SchemaType => ({
  required: required === '' ? [] : required.split(' '),
  properties,
});

/** The part of schema.org's vocabulary that the shop uses. */
const vocabulary: Readonly<Record<string, SchemaType>> = {
  Organization: type('name url', {
    name: text,
    legalName: text,
    description: text,
    url,
    logo: [...url, 'ImageObject'],
    email: text,
    address: text,
    contactPoint: ['ContactPoint'],
    sameAs: url,
  }),
  ContactPoint: type('contactType', { contactType: text, email: text, url }),
  WebSite: type('name url', {
    name: text,
    url,
    description: text,
    inLanguage: text,
    publisher: ['Organization'],
    potentialAction: ['SearchAction'],
  }),
  SearchAction: type('target query-input', { target: ['EntryPoint'], 'query-input': text }),
  EntryPoint: type('urlTemplate', { urlTemplate: text }),
  Brand: type('name', { name: text }),
  Product: type('name image offers', {
    name: text,
    sku: text,
    description: text,
    brand: ['Brand'],
    offers: ['Offer'],
    aggregateRating: ['AggregateRating'],
    review: ['Review'],
    image: url,
  }),
  Offer: type('price priceCurrency availability', {
    price: text,
    priceCurrency: text,
    availability: url,
    url,
    includesObject: ['TypeAndQuantityNode'],
  }),
  TypeAndQuantityNode: type('name amountOfThisGood', { name: text, url, amountOfThisGood: number }),
  AggregateRating: type('ratingValue reviewCount', {
    ratingValue: number,
    reviewCount: number,
    bestRating: number,
  }),
  FAQPage: type('mainEntity', { mainEntity: ['Question'] }),
  Question: type('name acceptedAnswer', { name: text, acceptedAnswer: ['Answer'] }),
  Answer: type('text', { text }),
  BreadcrumbList: type('itemListElement', { itemListElement: ['ListItem'] }),
  ListItem: type('position name item', { position: number, name: text, item: url }),
  Article: type('headline image datePublished author', {
    headline: text,
    description: text,
    articleSection: text,
    keywords: text,
    inLanguage: text,
    proficiencyLevel: text,
    datePublished: date,
    dateModified: date,
    author: maker,
    publisher: maker,
    mainEntityOfPage: url,
    image: url,
  }),
  HowTo: type('name step', { name: text, description: text, step: ['HowToStep'] }),
  HowToStep: type('name text', { position: number, name: text, text }),
};
/** A type of more than one name stands for the first one's properties. */
const subtypes: Readonly<Record<string, string>> = { BlogPosting: 'Article', TechArticle: 'Article' };

/** What is wrong with an object of structured data, as sentences; empty when nothing is. */
export function schemaProblems(value: unknown, expected?: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) {
    return [`${JSON.stringify(value)} is no object`];
  }
  const { '@type': named, '@context': context, '@id': id, ...properties } = value as Record<string, unknown>;
  if (named === undefined && typeof id === 'string' && URL.canParse(id)) {
    // It points to an object that is described elsewhere.
    return [];
  }
  const name = String(named);
  const known = vocabulary[subtypes[name] ?? name];
  if (!known) {
    return [`${name} is no type that we know`];
  }
  const problems =
    expected && !expected.includes(subtypes[name] ?? name)
      ? [`${name} is where ${expected.join(' or ')} belongs`]
      : [];
  if (context !== undefined && context !== 'https://schema.org') {
    problems.push(`${JSON.stringify(context)} is another vocabulary`);
  }
  problems.push(
    ...known.required
      .filter((property) => properties[property] === undefined)
      .map((property) => `${name} lacks ${property}`),
  );
  for (const [property, held] of Object.entries(properties)) {
    const ranges = known.properties[property];
    for (const part of Array.isArray(held) ? held : [held]) {
      problems.push(
        ...(ranges ? partProblems(`${name}.${property}`, part, ranges) : [`${name} has no ${property}`]),
      );
    }
  }
  return problems;
}

function partProblems(place: string, part: unknown, ranges: readonly string[]): string[] {
  if (typeof part === 'object') {
    return schemaProblems(part, ranges);
  }
  const fits =
    (typeof part === 'number' && ranges.includes('Number')) ||
    (typeof part === 'string' &&
      part !== '' &&
      (ranges.includes('Text') ||
        (ranges.includes('URL') && URL.canParse(part)) ||
        (ranges.includes('Date') && /^\d{4}-\d{2}-\d{2}$/.test(part) && !Number.isNaN(Date.parse(part)))));
  return fits ? [] : [`${place} holds ${JSON.stringify(part)}, not ${ranges.join(' or ')}`];
}
