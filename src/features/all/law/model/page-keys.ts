import type { StateRecord } from '@law/state-record';
import type { Industry } from '@/catalog/industries/industry';
import type { LongForm } from '@/catalog/long-form/long-form';
import { namedFacts } from './law-text';
import { stateQuestions } from './state-texts';

const once = (keys: readonly string[]) => [...new Set(keys)];

/** The keys of the facts on a state's page, in reading order. */
export const stateKeys = (state: StateRecord) =>
  once([...state.noteKeys, ...namedFacts(stateQuestions(state))]);

/** The keys of the facts on a state's long page, in reading order. */
export const longFormKeys = ({ intro, rules, example, questions }: LongForm) =>
  once([...namedFacts([intro, rules]), ...example.needs, ...namedFacts([example.outcome, questions])]);

/** The keys of the facts on an industry's page, in reading order. */
export const industryKeys = ({ challenges, solutions, questions }: Industry) =>
  namedFacts([challenges, solutions, questions]);
