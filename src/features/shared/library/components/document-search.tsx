import { useRef, useState, type ReactNode } from 'react';
import { plural } from '@/lib/text/format';
import { useEarlyInput } from '@/rendering/use-early-input';
import { SearchField } from '@/ui/search-field';

/** Hides the rendered documents whose text does not hold every word. Returns how many are left. */
function filterDocuments(frame: HTMLElement, text: string): number {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = [...frame.querySelectorAll<HTMLElement>('[data-document]')];
  for (const entry of entries) {
    const own = `${entry.textContent} ${entry.dataset['document'] ?? ''}`.toLowerCase();
    entry.hidden = !words.every((word) => own.includes(word));
  }
  return entries.filter((entry) => !entry.hidden).length;
}

/** Searches in a list of documents (`data-document`) that is part of the page's HTML. */
export function DocumentSearch({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number | null>(null);

  const search = (text: string) => {
    const left = frame.current ? filterDocuments(frame.current, text) : 0;
    setFound(text.trim() === '' ? null : left);
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
            ? 'No document has these words in its title or summary. Try fewer words.'
            : plural(found, 'document')}
      </p>
      {children}
    </div>
  );
}
