import { plural } from '@/lib/format';
import { cn } from '@/ui/cn';

interface RolloutStep {
  readonly daysBefore: number;
  readonly title: string;
  readonly text: string;
}

/** The steps of a rollout by their distance from the effective date; `RolloutDates` puts the dates in. */
export function RolloutSteps({ steps }: { readonly steps: readonly RolloutStep[] }) {
  return (
    <ol className="mt-8 grid gap-5" data-rollout-steps="">
      {steps.map(({ daysBefore, title, text }) => (
        <li
          key={title}
          data-days-before={daysBefore}
          className="grid gap-x-6 gap-y-1 border-t border-hairline pt-4 sm:grid-cols-[13rem_1fr]"
        >
          {/* The date goes where there is room for it, or a line is kept for it: nothing may move when it comes. */}
          <p
            className={cn(
              'flex flex-wrap content-start gap-x-2 text-sm leading-6 text-muted sm:block',
              daysBefore !== 0 && 'max-[23rem]:min-h-12',
            )}
          >
            <span>{distance(daysBefore)}</span>
            <span
              data-rollout-date=""
              className={cn(
                'font-semibold text-heading sm:block',
                // Always a line of its own, with words in it until a day is picked.
                daysBefore === 0 ? "basis-full empty:before:content-['Day_0']" : 'empty:hidden',
              )}
            />
          </p>
          <div>
            <h3 className="font-serif text-xl font-medium">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function distance(daysBefore: number): string {
  if (daysBefore === 0) {
    return 'The effective date';
  }
  return `${plural(Math.abs(daysBefore), 'day')} ${daysBefore > 0 ? 'before' : 'after'}`;
}
