import { plural } from '@/lib/format';

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
          <p className="text-sm leading-6 text-muted">
            <span data-rollout-date="" className="block font-semibold text-heading empty:hidden" />
            <span>{distance(daysBefore)}</span>
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
