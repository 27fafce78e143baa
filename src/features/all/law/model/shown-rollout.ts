import { createStore } from '@/lib/browser/external-store';
import type { CalendarPlan } from './calendar-file';

/** The effective date that the visitor picked, which the steps follow. */
export const rolloutDay = createStore<number | null>(null);

/** The steps on the page, as `<rollout-steps>` tells them to what React keeps. */
export const shownRollout = createStore<Pick<CalendarPlan, 'policy' | 'entries'> | null>(null);
