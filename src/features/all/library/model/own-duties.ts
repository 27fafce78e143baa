import { withQuery } from '@/lib/url/paths';
import { packStateNames, packStates } from '@law/pack-states';
import type { Answers } from './interview-answers';

/** The list of duties for the company of these answers; null while its headcount is not known. */
export function ownDutiesPath({ work_states: states, employee_count: employees }: Answers): string | null {
  if (!employees) return null;
  const state = packStates.find((code) => packStateNames[code] === states);
  return withQuery('/duties', new URLSearchParams({ ...(state && { state }), employees }));
}
