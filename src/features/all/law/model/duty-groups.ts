import type { DutyRow } from '@law/duty-row';
import { packStateNames, packStates } from '@law/pack-states';

export interface DutyGroup {
  /** The anchor of its heading. */
  readonly id: string;
  readonly name: string;
  readonly duties: readonly DutyRow[];
}

const places = [
  ...packStates.map((code) => ({ code, name: packStateNames[code] })),
  { code: 'US', name: 'Federal law' },
];

/** The duties by state, federal law last. A state without duties is left out. */
export function dutyGroups(duties: readonly DutyRow[]): DutyGroup[] {
  return places.flatMap(({ code, name }) => {
    const own = duties.filter(({ state }) => state === code);
    return own.length === 0 ? [] : [{ id: code.toLowerCase(), name, duties: own }];
  });
}

/** The keys of the facts that carry the duties, in reading order. */
export const dutyFactKeys = (groups: readonly DutyGroup[]): string[] => [
  ...new Set(groups.flatMap(({ duties }) => duties.flatMap(({ fact_key }) => fact_key ?? []))),
];
