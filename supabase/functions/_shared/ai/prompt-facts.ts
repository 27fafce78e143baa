import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';

export interface PromptFact {
  readonly key: string;
  readonly state: string;
  readonly statement: string;
  readonly source: string;
  readonly checkedOn: string;
}

/** Where no state is named, a text speaks to the shop's own two. */
const homeStates = ['MN', 'WI'];

export function statesFor(state: string | null): readonly string[] {
  return state === null ? homeStates : [state];
}

/** What the database holds of the law of these states and of the whole country: all that a draft may say about law. */
export async function loadFacts(context: FunctionContext, states: readonly string[]): Promise<PromptFact[]> {
  const { data, error } = await context
    .service()
    .from('law_facts')
    .select('key, state, statement, source, checked_on')
    .in('state', ['US', ...states])
    .order('key');
  if (error) {
    throw databaseError(error);
  }
  return data.map((row) => ({
    key: row.key,
    state: row.state,
    statement: row.statement,
    source: row.source,
    checkedOn: row.checked_on,
  }));
}
