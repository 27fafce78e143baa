import type { ReactNode } from 'react';
import { cn } from './cn';

interface CardProps {
  readonly as?: 'div' | 'article' | 'section' | 'li' | undefined;
  readonly padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** `featured` is the recommended card of a row. */
  readonly tone?: 'surface' | 'sunken' | 'featured' | undefined;
  /** The whole card is a link: give the link inside it the class `cover-link`. */
  readonly isLinked?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const paddings = { none: '', small: 'p-4', medium: 'p-5 sm:p-6', large: 'p-6 sm:p-8' };

const tones = {
  surface: 'border-hairline bg-surface',
  sunken: 'border-transparent bg-sunken',
  featured: 'border-primary bg-surface ring-1 ring-primary',
};

export function Card({
  as: Element = 'div',
  padding = 'medium',
  tone = 'surface',
  isLinked = false,
  className,
  children,
}: CardProps) {
  return (
    <Element
      className={cn(
        'keep-together min-w-0 rounded-lg border',
        paddings[padding],
        tones[tone],
        isLinked &&
          'relative transition-[border-color,box-shadow] focus-within:border-primary hover:border-primary hover:shadow [&_:is(a,button):not(.cover-link)]:relative [&_:is(a,button):not(.cover-link)]:z-1',
        className,
      )}
    >
      {children}
    </Element>
  );
}
