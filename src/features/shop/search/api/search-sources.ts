import { callRpc, readRows } from '@/lib/supabase/data-api';
import { deliveredSynonyms } from '@contracts/search-synonyms';
import type { TextSource } from '../model/search-entries';

interface DocumentWords {
  readonly path: string;
  readonly headings: readonly string[];
  readonly words: string;
}

export interface LibraryWords {
  readonly documents: readonly DocumentWords[];
  readonly synonyms: string;
}

/** The headings and the words of the documents that are sold, never their sentences, and the owner's synonyms. */
export async function readLibraryWords(): Promise<LibraryWords> {
  const answer = (await callRpc('search_sources', {})) as {
    readonly documents: readonly DocumentWords[];
    readonly synonyms: string | null;
  };
  return { documents: answer.documents, synonyms: answer.synonyms ?? deliveredSynonyms };
}

const published = { status: 'eq.published', order: 'slug' };

/** The published articles with their texts. */
export async function readArticleTexts(): Promise<TextSource[]> {
  const columns = ['slug', 'title', 'summary', 'category', 'content'] as const;
  return readRows('knowledge_base_articles', columns, published);
}

/** The published posts with their texts. */
export async function readPostTexts(): Promise<TextSource[]> {
  const columns = ['slug', 'title', 'excerpt', 'tags', 'content'] as const;
  const rows = await readRows('blog_posts', columns, published);
  return rows.map(({ slug, title, excerpt, tags, content }) => ({
    slug,
    title,
    summary: excerpt ?? '',
    category: tags[1] ?? 'General',
    content,
  }));
}
