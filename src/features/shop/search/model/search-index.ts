import MiniSearch, { type Options } from 'minisearch';
import type { EntryFacts, SearchEntry, SearchFile } from './search-entry';
import { stemsOf } from './search-words';

type Fields = Pick<SearchEntry, 'id' | 'title' | 'summary' | 'words'> & { readonly headings: string };

/** The same words on both sides: where the index is made and where it is searched. */
const options: Options<Fields> = {
  fields: ['title', 'headings', 'summary', 'words'],
  tokenize: stemsOf,
  processTerm: (term) => term,
};

/** Made while the site is rendered. */
export function buildSearchFile(entries: readonly SearchEntry[], synonyms: string): SearchFile {
  const index = new MiniSearch(options);
  index.addAll(
    entries.map(({ id, title, summary, words, about, parts }) => ({
      id,
      title,
      headings: parts.map(({ heading }) => heading).join('\n'),
      summary: `${summary}\n${about}`,
      words,
    })),
  );
  const facts = entries.map(({ kind, title, path, about, state, summary, parts, preview }): EntryFacts => ({
    kind,
    title,
    path,
    about,
    state,
    summary,
    parts,
    ...(preview && { preview }),
  }));
  return { index: index.toJSON(), entries: facts, synonyms };
}

export type WordIndex = MiniSearch<Fields>;

export const loadIndex = (file: SearchFile): WordIndex =>
  MiniSearch.loadJS(file.index as Parameters<typeof MiniSearch.loadJS>[0], options);
