import { markdownHeadings } from '@/ui/markdown-headings';
import type { EntrySection, SearchEntry } from './search-entry';

export interface DocumentSource {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly state: string;
  readonly stateName: string;
  readonly sku: string;
  readonly product: string;
  readonly productPath: string;
  readonly headings: readonly string[];
  /** Each word with how often it stands in the text: "wage:5 week". */
  readonly words: string;
}

export interface TextSource {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly content: string;
}

/** A page, a duty, a figure or a state. */
export type PlainSource = Omit<SearchEntry, 'id' | 'parts'>;

export interface SearchSources {
  readonly documents: readonly DocumentSource[];
  readonly articles: readonly TextSource[];
  readonly posts: readonly TextSource[];
  readonly others: readonly PlainSource[];
}

type Entry = Omit<SearchEntry, 'id'>;

/** A word that stands fifty times says little more than one that stands five times. */
const mostRepeats = 6;

const repeated = (words: string) =>
  words
    .split(' ')
    .flatMap((entry) => {
      const [word = '', times = '1'] = entry.split(':');
      return Array.from({ length: Math.min(mostRepeats, Number(times) || 1) }, () => word);
    })
    .join(' ');

function documentEntry(source: DocumentSource): Entry {
  const { slug, title, summary, state, stateName, sku, product, productPath, headings, words } = source;
  return {
    kind: 'Document',
    title,
    path: `${productPath}#${slug}`,
    about: `${product}, ${stateName}`,
    state,
    summary,
    parts: headings.filter((heading) => heading !== title).map((heading) => ({ heading, anchor: null })),
    preview: `${sku}/${slug}`,
    words: repeated(words),
  };
}

const partsOf = (content: string): EntrySection[] =>
  markdownHeadings(content).map(({ id, text }) => ({ heading: text, anchor: id }));

const plainText = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']').replace(/\{[^}]*\}/g, ' ');

function textEntry(kind: Entry['kind'], folder: string, source: TextSource): Entry {
  const { slug, title, summary, category, content } = source;
  return {
    kind,
    title,
    path: `/${folder}/${slug}`,
    about: category,
    state: '',
    summary,
    parts: partsOf(content),
    words: plainText(content),
  };
}

/** Everything that the site has, as entries of the search. */
export function toSearchEntries({ documents, articles, posts, others }: SearchSources): SearchEntry[] {
  const entries: Entry[] = [
    ...documents.map(documentEntry),
    ...articles.map((text) =>
      textEntry(text.category === 'Compliance Notes' ? 'Article' : 'Help', 'knowledge-base', text),
    ),
    ...posts.map((text) => textEntry('Post', 'blog', text)),
    ...others.map((other) => ({ ...other, parts: [] })),
  ];
  return entries.map((entry, id) => ({ ...entry, id }));
}
