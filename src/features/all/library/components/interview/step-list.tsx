import Check from 'lucide-react/icons/check';
import { cn } from '@/ui/cn';

export interface StepState {
  readonly title: string;
  readonly answered: number;
  readonly total: number;
}

interface StepListProps {
  readonly steps: readonly StepState[];
  readonly current: number;
  readonly onChoose: (step: number) => void;
}

/** The steps of the interview as buttons, each with how much of it is answered. */
export function StepList({ steps, current, onChoose }: StepListProps) {
  return (
    <ol
      className="flex flex-wrap gap-2 max-sm:-mx-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1"
      aria-label="Steps of the interview"
    >
      {steps.map(({ title, answered, total }, index) => (
        <li key={title}>
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onChoose(index)}
            className={cn(
              'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
              index === current
                ? 'border-primary text-primary'
                : 'border-hairline text-muted hover:border-primary hover:text-primary',
            )}
          >
            {answered === total && <Check className="size-4" strokeWidth={2.5} />}
            <span>{title}</span>
            <span className="font-normal tabular-nums">{`${answered}/${total}`}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
