import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { Disclosure } from '@/ui/disclosure';
import { openingFactsQuery, type StoredSettings } from '../api/admin-settings';
import { openingCheckList } from '../model/check-list';
import { Way } from './way';

/** The open items before opening the shop, each with a link. */
export function OpeningCheckList({ stored }: { readonly stored: StoredSettings }) {
  const { data: facts } = useQuery(openingFactsQuery);
  if (!facts) {
    return null;
  }
  const items = openingCheckList(
    (key) => stored[key]?.value ?? '',
    (key) => Boolean(stored[key]?.storedAt),
    facts,
  );
  const missing = items.filter(({ isDone }) => !isDone).length;
  return (
    <Disclosure
      summary={missing === 0 ? 'Ready to open' : `Before you open: ${missing} of ${items.length} left`}
    >
      <ul className="grid gap-3">
        {items.map(({ title, isDone, doneText, hint, to, parts = [] }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-3">
            {isDone ? (
              <Check className="mt-0.5 size-5 text-success" />
            ) : (
              <Circle className="mt-0.5 size-5 text-muted" />
            )}
            <span>
              <span>{isDone ? `${title}: ${doneText}` : <Way to={to}>{title}</Way>}</span>
              {!isDone && <span className="block text-sm text-muted">{hint}</span>}
              {!isDone && parts.length > 0 && (
                <ul className="mt-2 grid gap-1 text-sm">
                  {parts.map((part) => (
                    <li key={part.to}>
                      <Way to={part.to}>{part.title}</Way>
                    </li>
                  ))}
                </ul>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
