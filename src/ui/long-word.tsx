import { Fragment } from 'react';
import { cn } from './cn';

interface LongWordProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/** A longer piece between two punctuation marks can break anywhere, so that no column becomes wider than this. */
const longestPiece = 20;

const partsOf = (word: string) =>
  (word.match(/[^@._/:+\s-]*[@._/:+\s-]+|[^@._/:+\s-]+/g) ?? []).flatMap((part) =>
    part.length > longestPiece ? (part.match(/.{1,10}/gsu) ?? []) : [part],
  );

/** An address, a number or a path in a narrow place: it breaks after punctuation, not between. In a wide admin table it ends in an ellipsis. */
export function LongWord({ children, className }: LongWordProps) {
  return (
    <span title={children} translate="no" className={cn('long-word wrap-break-word', className)}>
      {partsOf(children).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
