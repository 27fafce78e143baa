import type { SavedPost } from '../contracts/content-tools.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import type { toPost } from './write-text.ts';

/** Marks the topic as being written; 409 when it has a draft or is being written already. */
export async function beginDraft(context: FunctionContext, itemId: string): Promise<void> {
  const { error } = await context.service().rpc('begin_calendar_draft', { item_id: itemId });
  if (error) {
    throw databaseError(error);
  }
}

/** Puts the topic back to where it was before it was being written. */
export async function leaveDraft(context: FunctionContext, itemId: string): Promise<void> {
  const { error } = await context.service().rpc('leave_calendar_draft', { item_id: itemId });
  if (error) {
    throw databaseError(error);
  }
}

export async function saveText(
  context: FunctionContext,
  itemId: string,
  part: 'outline' | 'intro',
  content: string,
): Promise<void> {
  const { error } = await context.service().rpc('save_calendar_text', { item_id: itemId, part, content });
  if (error) {
    throw databaseError(error);
  }
}

export async function savePost(
  context: FunctionContext,
  itemId: string,
  post: ReturnType<typeof toPost>,
  runId: string,
): Promise<SavedPost> {
  const { data, error } = await context
    .service()
    .rpc('save_calendar_post', { item_id: itemId, post, ai_run: runId });
  if (error) {
    throw databaseError(error);
  }
  return { id: data[0]?.post_id ?? '', slug: data[0]?.post_slug ?? '' };
}
