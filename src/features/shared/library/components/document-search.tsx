import { useRef, useState, type ReactNode } from 'react';
import { plural } from '@/lib/text/format';
import { useEarlyInput } from '@/rendering/use-early-input';
import { SearchField } from '@/ui/search-field';

/** Hides the rendered documents that do not fit. Returns how many are left. */
function keepDocuments(frame: HTMLElement, fits: (slug: string, text: string) => boolean): number {
  const entries = [...frame.querySelectorAll<HTMLElement>('[data-document]')];
  for (const entry of entries) {
    entry.hidden = !fits(entry.dataset['document'] ?? '', entry.textContent.toLowerCase());
  }
  return entries.filter((entry) => !entry.hidden).length;
}

function hasWords(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (_: string, text: string) => words.every((word) => text.includes(word));
}

interface DocumentSearchProps {
  /** The file names of the documents that a search finds. */
  readonly find: (query: string) => Promise<readonly string[]>;
  readonly children: ReactNode;
}

/** Searches in a list of documents (`data-document`) that is part of the page's HTML. */
export function DocumentSearch({ find, children }: DocumentSearchProps) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const latest = useRef('');
  const [found, setFound] = useState<number | null>(null);

  const search = (query: string) => {
    latest.current = query;
    const list = frame.current;
    const left = list ? keepDocuments(list, hasWords(query)) : 0;
    if (query.trim() === '') {
      setFound(null);
      return;
    }
    // The letters stay what is shown where the search does not load.
    find(query).then(
      (slugs) => {
        if (list && latest.current === query) {
          setFound(keepDocuments(list, (slug) => slugs.includes(slug)));
        }
      },
      () => setFound(left),
    );
  };
  useEarlyInput(form, (_, text) => search(text));

  return (
    <div ref={frame} data-narrowed={found === null ? undefined : ''}>
      <div ref={form}>
        <SearchField
          label="Search the documents"
          className="max-w-md"
          onInput={({ currentTarget }) => search(currentTarget.value)}
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {found === null
          ? ''
          : found === 0
            ? 'No document is about these words. Try fewer words.'
            : plural(found, 'document')}
      </p>
      {children}
    </div>
  );
}
