import { Fragment } from 'react';
import { cn } from './cn';

interface LongWordProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/** What stands between two signs and is longer breaks anywhere, so that no column becomes wider than this. */
const longestPart = 20;

const partsOf = (word: string) =>
  word
    .split(/(?<=[@._/:+\s-])(?=[^@._/:+\s-])/)
    .flatMap((part) => (part.length > longestPart ? (part.match(/.{1,10}/gsu) ?? []) : [part]));

/** An address, a number or a path in a narrow place: it breaks after its signs and keeps what stands between them whole. */
export function LongWord({ children, className }: LongWordProps) {
  return (
    <span className={cn('wrap-break-word', className)}>
      {partsOf(children).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
