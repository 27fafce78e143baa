/** The part of schema.org's vocabulary that the shop uses: for each type its properties and what each may hold. */
const text = ['Text'];
const url = ['URL'];
const vocabulary: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Organization: {
    name: text,
    description: text,
    url,
    logo: [...url, 'ImageObject'],
    email: text,
    sameAs: url,
  },
  WebSite: { name: text, url, description: text, publisher: ['Organization'] },
  Brand: { name: text },
  Product: {
    name: text,
    sku: text,
    description: text,
    brand: ['Brand'],
    offers: ['Offer'],
    aggregateRating: ['AggregateRating'],
    review: ['Review'],
    image: url,
  },
  Offer: { price: text, priceCurrency: text, availability: url, url },
  AggregateRating: { ratingValue: ['Number'], reviewCount: ['Number'], bestRating: ['Number'] },
  Review: { author: ['Person'], reviewBody: text, reviewRating: ['Rating'], datePublished: text },
  Rating: { ratingValue: ['Number'], bestRating: ['Number'] },
  Person: { name: text },
  FAQPage: { mainEntity: ['Question'] },
  Question: { name: text, acceptedAnswer: ['Answer'] },
  Answer: { text },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: ['Number'], name: text, item: url },
  Article: {
    headline: text,
    description: text,
    datePublished: text,
    dateModified: text,
    author: ['Organization', 'Person'],
    publisher: ['Organization'],
    mainEntityOfPage: url,
    image: url,
  },
  HowTo: { name: text, description: text, step: ['HowToStep'] },
  HowToStep: { position: ['Number'], name: text, text },
};
/** A type of more than one name stands for the first one's properties. */
const subtypes: Readonly<Record<string, string>> = { BlogPosting: 'Article', TechArticle: 'Article' };

/** What is wrong with an object of structured data, as sentences; empty when nothing is. */
export function schemaProblems(value: unknown, expected?: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) {
    return [`${JSON.stringify(value)} is no object`];
  }
  const { '@type': type, '@context': context, ...properties } = value as Record<string, unknown>;
  const name = String(type);
  const known = vocabulary[subtypes[name] ?? name];
  if (!known) {
    return [`${name} is no type that we know`];
  }
  const problems =
    expected && !expected.includes(subtypes[name] ?? name)
      ? [`${name} stands where ${expected.join(' or ')} belongs`]
      : [];
  if (context !== undefined && context !== 'https://schema.org') {
    problems.push(`${JSON.stringify(context)} is another vocabulary`);
  }
  for (const [property, held] of Object.entries(properties)) {
    const ranges = known[property];
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
      (ranges.includes('Text') || (ranges.includes('URL') && URL.canParse(part))));
  return fits ? [] : [`${place} holds ${JSON.stringify(part)}, not ${ranges.join(' or ')}`];
}
