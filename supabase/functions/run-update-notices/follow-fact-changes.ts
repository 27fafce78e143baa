import { z } from 'zod';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { changedFactSchema } from '../_shared/updates/changed-fact.ts';
import { documentsOf, loadDocuments } from '../_shared/updates/fact-documents.ts';

const changeSchema = z.object({ state: z.string().nullable(), duty_templates: z.array(z.string()) });

/** Opens a notice for each document that rests on a changed fact; returns how many changes it followed. */
export async function followFactChanges(context: FunctionContext): Promise<number> {
  const service = context.service();
  const { data: changes, error } = await service.rpc('open_fact_changes');
  if (error) {
    throw databaseError(error);
  }
  if (changes.length === 0) {
    return 0;
  }
  const templates = await loadDocuments(context);
  for (const change of changes) {
    const { state, duty_templates: dutyTemplates } = changeSchema.parse(change);
    const fact = changedFactSchema.parse({ ...change, key: change.fact_key });
    // A fact that was deleted since has no state: nothing rests on it any more.
    const concerned = state === null ? [] : documentsOf({ fact, state, dutyTemplates }, templates);
    const settled = await service.rpc('settle_fact_change', {
      change_id: change.id,
      templates: concerned.map(({ id }) => id),
    });
    if (settled.error) {
      throw databaseError(settled.error);
    }
  }
  return changes.length;
}
