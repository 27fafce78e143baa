import { isRecord } from '@/lib/browser/safe-storage';

/** A part of a text. `isMatch` marks a searched word. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface FoundArticle {
  readonly slug: string;
  readonly category: string;
  readonly level: string;
  readonly estimatedTime: string;
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
}

export interface FoundArticles {
  readonly articles: readonly FoundArticle[];
  /** The corrected query if a typing error was corrected, else null. */
  readonly correctedTo: string | null;
}

/** The database marks matches with two characters of the private use area. */
export function splitMatches(marked: string): readonly TextPart[] {
  return marked
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part.replace(/[\uE000\uE001]/g, ''), isMatch: part.startsWith('\uE000') }));
}

/** Adds an ellipsis to an excerpt that begins or ends inside a sentence. */
export function asExcerpt(marked: string): string {
  const plain = marked.replace(/[\uE000\uE001]/g, '');
  return `${/^[\p{Ll},;)]/u.test(plain) ? '… ' : ''}${marked}${/[.!?…)”"]$/.test(plain) || plain === '' ? '' : ' …'}`;
}

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export function toFoundArticles(query: string, answer: unknown): FoundArticles {
  const rows = (Array.isArray(answer) ? answer : []).filter(isRecord);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const asked = words(query);
  const searched = text(rows[0]?.['searched']);
  return {
    articles: rows.map((row) => ({
      slug: text(row['slug']),
      category: text(row['category']),
      level: text(row['level']),
      estimatedTime: text(row['est_time']),
      title: splitMatches(text(row['title_marked'])),
      excerpt: splitMatches(asExcerpt(text(row['excerpt_marked']))),
    })),
    correctedTo: words(searched).every((word) => asked.includes(word)) ? null : searched,
  };
}
