import { statesAToId } from './states/alabama-to-idaho.ts';
import { statesIlToMo } from './states/illinois-to-missouri.ts';
import { statesMtToPa } from './states/montana-to-pennsylvania.ts';
import { statesRiToWy } from './states/rhode-island-to-wyoming.ts';
import type { LawFact } from './law-fact.ts';
import type { StateRecord } from './state-record.ts';

/** The 50 states and the District of Columbia, in alphabetical order of their names. */
export const states: readonly StateRecord[] = [
  ...statesAToId,
  ...statesIlToMo,
  ...statesMtToPa,
  ...statesRiToWy,
];

const byCode = new Map(states.map((state) => [state.code, state]));

export function findState(code: string): StateRecord | null {
  return byCode.get(code) ?? null;
}

/** The compliance notes of a state in the words of the facts that are in force. */
export function complianceNotes({ noteKeys }: StateRecord, facts: readonly LawFact[]): LawFact[] {
  return noteKeys.flatMap((key) => facts.find((fact) => fact.key === key) ?? []);
}
