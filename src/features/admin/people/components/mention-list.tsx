import { Callout } from '@/ui/callout';

interface MentionListProps {
  readonly mentions: Readonly<Record<string, number>>;
}

/** The shop's own texts are edited by hand: a deletion must not rewrite a published page or a sold template. */
export function MentionList({ mentions }: MentionListProps) {
  const places = Object.entries(mentions);
  if (places.length === 0) {
    return null;
  }
  return (
    <Callout tone="warning" title="Your own texts name this person">
      <p>Deleting does not change them. Edit them by hand:</p>
      <ul className="list-disc ps-5">
        {places.map(([table, rows]) => (
          <li key={table}>
            {table.replaceAll('_', ' ')}: {rows}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
