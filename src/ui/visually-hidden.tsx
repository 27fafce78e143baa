import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Read aloud, not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>;
}
