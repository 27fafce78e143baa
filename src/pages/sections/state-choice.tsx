import { packStateNames, packStates } from '@law/pack-states';
import { chosenStateKey } from '@/lib/browser/stored-keys';
import { cn } from '@/ui/cn';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { onlyOfState, ofState } from './of-state';

/** What each choice shows as chosen: the style sheet knows the choice before the first paint, and the radio button does not. */
const options = [
  ...packStates.map((code) => ({
    value: code,
    label: packStateNames[code],
    chosenClass: onlyOfState(code),
  })),
  { value: 'both', label: 'Both', chosenClass: packStates.map(ofState).join(' ') },
];

/** Which state's documents all pages show, and show first. Static HTML, which the element around it keeps. */
export default function StateChoice({ className }: { readonly className?: string }) {
  return (
    <state-choice className={cn('no-print block', className)}>
      <SegmentedChoice legend="Your state" name={chosenStateKey} options={options} defaultValue="both" />
    </state-choice>
  );
}
