import type { ReactNode } from 'react';

interface VerbatimProps {
  readonly children: ReactNode;
}

/** A name, a price, a code, a number or a citation: the browser's translation leaves it as it is. */
export function Verbatim({ children }: VerbatimProps) {
  return <span translate="no">{children}</span>;
}
