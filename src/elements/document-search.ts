import { plural } from '@/lib/text/format';
import type { Upgrade } from './elements';

/** The file names of the documents that the site's search finds. It loads with the first word. */
async function findDocuments(query: string): Promise<readonly string[]> {
  const { loadSearch } = await import('@/features/shop/search/api/load-search');
  const { found } = (await loadSearch())(query);
  return found.flatMap(({ entry, isNamed }) =>
    entry.kind === 'Document' && isNamed ? (entry.path.split('#')[1] ?? []) : [],
  );
}

function hasWords(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (_: string, text: string) => words.every((word) => text.includes(word));
}

/** Hides the documents that do not fit. Returns how many are left. */
function keepDocuments(host: HTMLElement, fits: (slug: string, text: string) => boolean): number {
  const entries = [...host.querySelectorAll<HTMLElement>('[data-document]')];
  for (const entry of entries) {
    entry.hidden = !fits(entry.dataset['document'] ?? '', entry.textContent.toLowerCase());
  }
  return entries.filter((entry) => !entry.hidden).length;
}

/** Searches in its list of documents. */
export const upgrade: Upgrade = (host, end) => {
  const field = host.querySelector<HTMLInputElement>('input[type=search]');
  const status = host.querySelector('[role=status]');
  if (!field || !status) return;
  const announce = (left: number | null) => {
    host.toggleAttribute('data-narrowed', left !== null);
    status.textContent =
      left === null
        ? ''
        : left === 0
          ? 'No document is about these words. Try fewer words.'
          : plural(left, 'document');
  };
  const search = () => {
    const query = field.value;
    const left = keepDocuments(host, hasWords(query));
    if (query.trim() === '') {
      announce(null);
      return;
    }
    const isLatest = () => field.value === query;
    // The characters stay what is shown where the search does not load.
    findDocuments(query).then(
      (slugs) => {
        if (isLatest()) announce(keepDocuments(host, (slug) => slugs.includes(slug)));
      },
      () => {
        if (isLatest()) announce(left);
      },
    );
  };
  if (field.value) search();
  field.addEventListener('input', search, { signal: end });
};
