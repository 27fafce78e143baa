import type { StateRecord } from '@contracts/law/state-record';
import type { Industry } from '@/catalog/industries/industry';
import type { LongForm } from '@/catalog/long-form/long-form';
import { namedFacts } from './law-text';
import { stateQuestions } from './state-texts';

const once = (keys: readonly string[]) => [...new Set(keys)];

/** The facts that a state's page names, in reading order. */
export const stateKeys = (state: StateRecord) =>
  once([...state.noteKeys, ...namedFacts(stateQuestions(state))]);

/** The facts that a state's long page names, in reading order. */
export const longFormKeys = ({ intro, rules, example, questions }: LongForm) =>
  once([...namedFacts([intro, rules]), ...example.needs, ...namedFacts([example.outcome, questions])]);

/** The facts that an industry's page names, in reading order. */
export const industryKeys = ({ challenges, solutions, questions }: Industry) =>
  namedFacts([challenges, solutions, questions]);
