import type { QueryClient } from '@tanstack/react-query';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { readArticleTexts, readLibraryWords, readPostTexts } from '@/features/shop/search/api/search-sources';
import { toSearchEntries } from '@/features/shop/search/model/search-entries';
import type { SearchFile } from '@/features/shop/search/model/search-entry';
import { buildSearchFile } from '@/features/shop/search/model/search-index';
import type { RenderedPageHead } from './renderer';
import { documentSources, dutySources, figureSources, pageSources, stateSources } from './search-entries';

/** Everything that can be found on the site, as visitors may read it. */
export async function renderSearchFile(
  client: QueryClient,
  pages: readonly RenderedPageHead[],
): Promise<SearchFile> {
  const [words, articles, posts, library, duties, facts] = await Promise.all([
    readLibraryWords(),
    readArticleTexts(),
    readPostTexts(),
    client.query(libraryQuery),
    client.query(lawDutiesQuery),
    client.query(lawFactsQuery),
  ]);
  const others = [
    ...dutySources(duties),
    ...figureSources(facts),
    ...stateSources(facts),
    ...pageSources(pages),
  ];
  const documents = documentSources(library, words);
  return buildSearchFile(toSearchEntries({ documents, articles, posts, others }), words.synonyms);
}
