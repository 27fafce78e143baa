import type { LawFact } from '@contracts/law/law-fact';
import { formatDate } from '@/lib/format';
import { unbroken } from '@/ui/unbroken';
import { useLaw } from '../law-context';

const kinds = {
  official: 'Official page',
  secondary: 'Second-hand source',
  calculated: 'Worked out by us from other facts',
} as const;

/** Where the page's statements were read, and when. */
export function SourceList() {
  const { sources } = useLaw();
  return (
    <ol className="grid gap-3 text-sm">
      {sources.map((fact, index) => (
        <li key={fact.source} id={`source-${index + 1}`} className="grid grid-cols-[2rem_1fr] scroll-mt-24">
          <span className="text-muted">{index + 1}.</span>
          <span className="min-w-0 wrap-anywhere">
            <SourceLink fact={fact} /> <span className="text-muted">{unbroken(describe(fact))}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function SourceLink({ fact }: { readonly fact: LawFact }) {
  return (
    <a href={fact.source} className="link" rel="noopener nofollow">
      {new URL(fact.source).host.replace(/^www\./, '')}
      {fact.statute && unbroken(`, ${fact.statute}`)}
    </a>
  );
}

function describe({ confidence, sourceNote, checkedOn, nextCheck }: LawFact): string {
  return [
    kinds[confidence],
    sourceNote,
    `read on ${formatDate(checkedOn)}`,
    `next reading by ${formatDate(nextCheck)}`,
  ]
    .filter(Boolean)
    .join('; ');
}
