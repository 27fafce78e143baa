import { homeStateNames, homeStates } from '@law/home-states';
import { cn } from '@/ui/cn';

const options: readonly (readonly [value: string, label: string])[] = [
  ...homeStates.map((code) => [code, homeStateNames[code]] as const),
  ['both', 'Both'],
];

/** Which state's documents come first, on this page and the others. Static HTML; `StateOrder` listens to it. */
export function StateChoice({ className }: { readonly className?: string }) {
  return (
    <fieldset data-state-choice="" className={cn('no-print flex flex-wrap gap-x-5', className)}>
      <legend>Your state first</legend>
      {options.map(([value, label]) => (
        <label key={value} className="flex items-center gap-2 py-3">
          <input
            type="radio"
            className="check"
            name="chosen-state"
            value={value}
            defaultChecked={value === 'both'}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
