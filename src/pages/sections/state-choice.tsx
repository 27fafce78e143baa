import { packStateNames, packStates } from '@law/pack-states';
import { cn } from '@/ui/cn';
import { RadioRow } from '@/ui/radio-row';

const options: readonly (readonly [value: string, label: string])[] = [
  ...packStates.map((code) => [code, packStateNames[code]] as const),
  ['both', 'Both'],
];

/** Which state's documents come first, on this page and the others. Static HTML, which the element around it follows. */
export function StateChoice({ className }: { readonly className?: string }) {
  return (
    <state-choice>
      <RadioRow
        className={cn('no-print flex flex-wrap', className)}
        legend="Your state first"
        name="chosen-state"
        options={options}
        defaultValue="both"
      />
    </state-choice>
  );
}
