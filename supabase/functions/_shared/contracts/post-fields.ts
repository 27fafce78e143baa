import { cutText } from './text.ts';

/** Fields that a generated post gets from its topic and its introduction, and what search engines show of them. */
const longestSlug = 150;
const excerptLength = 200;
export const metaDescriptionLength = 155;
export const searchTitleLength = 60;

/** The topic in lower case, everything but letters and digits as single hyphens, none at the ends. */
export function slugOf(topic: string): string {
  const slug = topic
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestSlug)
    .replace(/-+$/, '');
  return slug || 'post';
}

/** A Markdown paragraph as plain text: no marks, no addresses, no source notes. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\s*\(\[source\]\([^)]*\)[^)]*\)/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first paragraph that is neither heading, note nor list. */
export function firstParagraph(markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/).map((block) => block.trim());
  return paragraphs.find((block) => block !== '' && !/^(?:[#>|-]|\d+\.)/.test(block)) ?? '';
}

/** The first 200 characters of the introduction and an ellipsis. */
export function excerptOf(introduction: string): string {
  return `${cutText(plainText(introduction), excerptLength).trimEnd()}...`;
}

/** Whole words, as many as a search result shows. */
export function metaDescriptionOf(introduction: string): string {
  const text = plainText(introduction);
  if (text.length <= metaDescriptionLength) {
    return text;
  }
  const cut = text.slice(0, metaDescriptionLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')}…`;
}
