import { Fragment } from 'react';
import { cn } from './cn';

interface LongWordProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/** So many characters always stand together, so that no column becomes narrower than a word. */
const longestTogether = 16;

/**
 * An address, a number or a path in a narrow place: it breaks after its signs. A part that is longer than the place has room for
 * is broken as a last resort.
 */
export function LongWord({ children, className }: LongWordProps) {
  const parts = children.split(/(?<=[@._/:+-])(?=[^@._/:+-])/);
  const longest = Math.max(...parts.map(({ length }) => length));
  return (
    <span
      className={cn('inline-block max-w-full wrap-anywhere', className)}
      style={{ minWidth: `${Math.min(longest, longestTogether)}ch` }}
    >
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
