import { dayBefore, formatDay } from '@/features/all/law/model/rollout-days';
import { rolloutDay, shownRollout } from '@/features/all/law/model/shown-rollout';
import type { Upgrade } from './elements';
import { follow } from './follow';

/** The steps of a rollout: each gets its date from the effective one. */
export const upgrade: Upgrade = (host, end) => {
  const steps = [...host.querySelectorAll<HTMLElement>('[data-days-before]')].map((step) => ({
    place: step.querySelector('[data-rollout-date]'),
    daysBefore: Number(step.dataset['daysBefore']),
    title: step.querySelector('h3')?.textContent ?? '',
    text: step.querySelector('h3 + p')?.textContent ?? '',
  }));
  shownRollout.set({ policy: host.getAttribute('policy') ?? '', entries: steps });
  end.addEventListener('abort', () => shownRollout.set(null));
  const show = (effective: number | null) => {
    for (const { place, daysBefore } of steps)
      if (place) place.textContent = effective ? formatDay(dayBefore(effective, daysBefore)) : '';
  };
  follow(rolloutDay, show, end);
};
