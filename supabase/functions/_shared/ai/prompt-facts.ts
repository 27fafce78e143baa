import { packStates } from '../law/pack-states.ts';
import type { LawFact } from '../law/law-fact.ts';
import { lawFactColumns, toLawFact } from '../law/law-fact-row.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';

/** Where no state is named, a text speaks to the shop's own two. */
export function statesFor(state: string | null): readonly string[] {
  return state === null ? packStates : [state];
}

/** What the database holds of the law of these states and of the whole country: all that a draft may say about law. */
export async function loadFacts(
  context: Pick<FunctionContext, 'service'>,
  states: readonly string[],
): Promise<LawFact[]> {
  const { data, error } = await context
    .service()
    .from('law_facts')
    .select(lawFactColumns.join(',') as '*')
    .in('state', ['US', ...states])
    .order('key');
  if (error) {
    throw databaseError(error);
  }
  return data.flatMap((row) => toLawFact(row) ?? []);
}
