import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pageBarId } from '@/ui/page-bar';

interface PageBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A line and a button of the page at the lower edge of small screens, above which the chat and the footer stay clear. Only for
 * what shows after the visitor has done something: there is no place for it before.
 */
export function PageBar({ label, children }: PageBarProps) {
  const place = document.getElementById(pageBarId);
  return (
    place &&
    createPortal(
      <section
        aria-label={label}
        className="flex items-center justify-between gap-4 border-t border-edge bg-surface px-4 py-2 lg:hidden"
      >
        {children}
      </section>,
      place,
    )
  );
}
