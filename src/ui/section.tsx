import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import { Container } from './container';
import type { Elements } from './elements';
import { unbroken } from './unbroken';

interface SectionProps {
  readonly title?: ReactNode | undefined;
  /** A line or two under the title. */
  readonly intro?: ReactNode | undefined;
  readonly id?: string | undefined;
  readonly tone?: 'plain' | 'sunken' | 'inverse' | undefined;
  readonly width?: 'narrow' | 'page' | 'wide' | undefined;
  /** The room above and below: `large` around the one section that a page is made for. */
  readonly space?: 'normal' | 'large' | undefined;
  /** Next to the title on wide screens. */
  readonly action?: Elements;
  readonly className?: string | undefined;
  readonly children?: Elements;
}

const tones = {
  plain: '',
  sunken: 'bg-sunken',
  inverse: 'inverse',
};

const spaces = { normal: 'py-10 sm:py-16', large: 'py-12 sm:py-24' };

/** A section of a page in its whole width: a landmark named by its title. */
export function Section({
  title,
  intro,
  id,
  tone = 'plain',
  width = 'page',
  space = 'normal',
  action,
  className,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      // A section with an id is a link target: focus moves here, so that the keyboard continues from here.
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={title ? titleId : undefined}
      className={cn('below-first-screen outline-none', spaces[space], tones[tone], className)}
    >
      <Container width={width}>
        {title && (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div className="max-w-narrow">
              <h2 id={titleId}>{unbroken(title)}</h2>
              {intro && <p className="mt-3 max-w-measure text-lg text-muted">{unbroken(intro)}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
