import { chosenState, chooseState, showState } from '@/lib/browser/chosen-state';
import type { PackState } from '@law/pack-states';
import type { Upgrade } from './elements';
import { follow } from './follow';

/** The radio buttons that choose the state whose documents come first. */
export const upgrade: Upgrade = (host, end) => {
  const inputs = [...host.querySelectorAll('input')];
  // Chosen before this code was there.
  const early = inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (early) chooseState(early.value);
  host.addEventListener('change', ({ target }) => chooseState((target as HTMLInputElement).value), {
    signal: end,
  });
  const show = (chosen: PackState | null) => {
    // Also when another tab has chosen.
    showState(chosen);
    for (const input of inputs) input.checked = input.value === (chosen ?? 'both');
  };
  follow(chosenState, show, end);
};
