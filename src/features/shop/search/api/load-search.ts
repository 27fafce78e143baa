import { AppError } from '@/lib/errors/app-error';
import type { Search } from '../model/search-engine';
import type { SearchFile } from '../model/search-entry';

async function readFile(): Promise<SearchFile> {
  const response = await fetch('/search-index.json');
  if (!response.ok) {
    throw new AppError('unavailable', 'The search did not load.');
  }
  return (await response.json()) as SearchFile;
}

let loading: Promise<Search> | undefined;

/** Engine and index, loaded when somebody searches for the first time; after a failure with the next search again. */
export function loadSearch(): Promise<Search> {
  loading ??= Promise.all([import('../model/search-engine'), readFile()])
    .then(([{ openSearch }, file]) => openSearch(file))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
