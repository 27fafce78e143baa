import { plural } from '@/lib/text/format';
import { cn } from '@/ui/cn';
import { unbroken } from '@/ui/unbroken';

interface RolloutStep {
  readonly daysBefore: number;
  readonly title: string;
  readonly text: string;
}

interface RolloutStepsProps {
  /** What is rolled out: heads each entry of the calendar file. */
  readonly policy: string;
  readonly steps: readonly RolloutStep[];
}

/** The steps of a rollout relative to the effective date of `RolloutDates`. */
export function RolloutSteps({ policy, steps }: RolloutStepsProps) {
  return (
    <rollout-steps policy={policy} className="block">
      <ol className="mt-8 grid gap-5" data-rollout-steps="">
        {steps.map(({ daysBefore, title, text }) => (
          <li
            key={title}
            data-days-before={daysBefore}
            className="grid gap-x-6 gap-y-1 border-t border-hairline pt-4 sm:grid-cols-[13rem_1fr]"
          >
            {/* Space or a line is reserved for the date: nothing may move when it appears. */}
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
                  // Always its own line, with a placeholder text until a date is picked.
                  daysBefore === 0 ? "basis-full empty:before:content-['Day_0']" : 'empty:hidden',
                )}
              />
            </p>
            <div>
              <h3 className="font-serif text-xl font-medium">{unbroken(title)}</h3>
              <p className="mt-1 text-muted">{unbroken(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </rollout-steps>
  );
}

function distance(daysBefore: number): string {
  if (daysBefore === 0) {
    return 'The effective date';
  }
  return `${plural(Math.abs(daysBefore), 'day')} ${daysBefore > 0 ? 'before' : 'after'}`;
}
