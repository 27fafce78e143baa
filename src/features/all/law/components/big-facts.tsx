import { useLaw } from '../law-context';
import { shortFigure } from '../model/short-figure';
import { SourceNumber } from './law-text';
import { ReviewMark } from './review-mark';

interface BigFactsProps {
  readonly items: readonly { readonly key: string; readonly label: string }[];
}

/** The figures of a few facts in large type, each with what it is. Nothing if none of the facts is there. */
export function BigFacts({ items }: BigFactsProps) {
  const { facts } = useLaw();
  const shown = items.flatMap(({ key, label }) => {
    const fact = facts.get(key);
    return fact && fact.figure !== null && fact.unit !== null
      ? [{ fact, label, figure: shortFigure(fact.figure, fact.unit) }]
      : [];
  });
  return (
    shown.length > 0 && (
      <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-4 sm:flex-nowrap" aria-label="In figures">
        {shown.map(({ fact, label, figure }) => (
          <li key={fact.key} data-fact={fact.key}>
            <span className="block font-serif text-3xl whitespace-nowrap text-heading">
              <span>{figure}</span>
              <SourceNumber fact={fact} />
            </span>
            <span className="mt-1 block max-w-36 text-sm text-muted">{label}</span>
            <ReviewMark fact={fact} />
          </li>
        ))}
      </ul>
    )
  );
}
