import type { StateRecord } from '@contracts/law/state-record';
import { stateQuestions } from '@/features/law/model/state-texts';
import { namedFacts } from '@/features/law/model/law-text';

/** The facts that a state's page names, in reading order. */
export function stateKeys(state: StateRecord): string[] {
  return [...new Set([...state.noteKeys, ...namedFacts(stateQuestions(state))])];
}
