import type { DutyRow } from '@law/duty-row';
import { packStateNames, packStates } from '@law/pack-states';

/** The address of the list as a file. */
export const dutyListFile = '/duties.csv';

export interface DutyGroup {
  /** The kind of its duties, and the anchor of its heading. */
  readonly id: string;
  readonly name: string;
  readonly duties: readonly DutyRow[];
}

/** The kinds of duties as a reader looks for them. A clause is what a policy has to say. */
export const dutyKindNames: Readonly<Record<string, string>> = {
  notice: 'Notices',
  poster: 'Posters',
  clause: 'Rules',
  record: 'Records',
  payment: 'Payments',
};

/** The states of the duties, federal law last. */
export const dutyPlaces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packStates.map((code) => [code, packStateNames[code]])),
  US: 'Federal law',
};

const placeOf = ({ state }: DutyRow) => Object.keys(dutyPlaces).indexOf(state);

/** The duties by kind, in each the states in their order, federal law last. A kind without duties is left out. */
export function dutyGroups(duties: readonly DutyRow[]): DutyGroup[] {
  return Object.entries(dutyKindNames).flatMap(([id, name]) => {
    const own = duties.filter(({ kind, state }) => kind === id && state in dutyPlaces);
    return own.length === 0 ? [] : [{ id, name, duties: own.sort((a, b) => placeOf(a) - placeOf(b)) }];
  });
}

/** The heading that meets a duty as a visitor reads it: a document names the buyer's company there. */
export const dutySection = (section: string): string => section.replaceAll(/\{\{[^}]*\}\}/g, 'your company');

/** The number of employees from which a duty is owed, where its text says one: `Employers with 50 or more employees`. */
export const owedFrom = ({ owed_by }: Pick<DutyRow, 'owed_by'>): number =>
  Number(/^Employers with (\d+) or more (?:permanent )?employees/.exec(owed_by)?.[1] ?? 1);

/** The sizes of company between which duties differ, each by its smallest number of employees. */
export const dutySizes = (duties: readonly DutyRow[]): number[] =>
  [...new Set([1, ...duties.map(owedFrom)])].sort((a, b) => a - b);

/** The keys of the facts that carry the duties, in reading order. */
export const dutyFactKeys = (groups: readonly DutyGroup[]): string[] => [
  ...new Set(groups.flatMap(({ duties }) => duties.flatMap(({ fact_key }) => fact_key ?? []))),
];
