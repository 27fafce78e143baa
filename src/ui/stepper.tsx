import type { ReactNode } from 'react';
import { cn } from './cn';
import { unbroken } from './unbroken';

interface Step {
  readonly title: string;
  readonly text?: ReactNode | undefined;
}

interface StepperProps {
  readonly steps: readonly Step[];
  readonly layout?: 'row' | 'column' | undefined;
  /** The current step, from 0. Without it the steps only explain. */
  readonly current?: number | undefined;
  readonly headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
  readonly className?: string | undefined;
}

/** Numbered steps, in order. */
export function Stepper({
  steps,
  layout = 'row',
  current,
  headingLevel: Heading = 'h3',
  className,
}: StepperProps) {
  return (
    <ol
      className={cn(
        'grid gap-x-10 gap-y-8',
        layout === 'row' && 'sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]',
        className,
      )}
    >
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-hairline pt-4 aria-[current]:border-primary"
        >
          <span
            aria-hidden="true"
            className={cn(
              'font-serif text-3xl leading-none font-medium tabular-nums',
              current === undefined || index <= current ? 'text-primary' : 'text-muted',
            )}
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <Heading className="font-serif text-xl font-medium">{unbroken(title)}</Heading>
            {text && <div className="mt-1.5 text-muted">{unbroken(text)}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
