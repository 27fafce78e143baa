import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAdmin } from '@/lib/supabase/admin-rpc';
import { checkContent, spokenFields } from '@/lib/supabase/check-content';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';
import { textKinds, toDraft, toFields, type Draft, type TextKind } from '../model/text-kinds';

const rowSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  status: z.string(),
  publishedAt: z.string().nullable(),
  scheduledFor: z.string().nullable(),
  updatedAt: z.string(),
  /** Written by the sandbox AI. */
  isSample: z.boolean(),
  /** Null for an unchecked text. */
  openFindings: z.number().nullable(),
});
export type TextRow = z.infer<typeof rowSchema>;

const list = { root: queryRoots.texts, filterArgument: 'status_filter', row: rowSchema };
export const textsQueries = {
  post: listQuery({ ...list, rpc: 'admin_list_posts' }),
  article: listQuery({ ...list, rpc: 'admin_list_articles' }),
};

export interface StoredText {
  readonly id: string;
  readonly draft: Draft;
  readonly status: string;
  readonly scheduledFor: string | null;
  readonly updatedAt: string;
}

async function readText(kind: TextKind, id: string, signal?: AbortSignal): Promise<StoredText> {
  const client = await getSupabase();
  const request = client.from(textKinds[kind].table).select('*').eq('id', id);
  const row = requireData(await (signal ? request.abortSignal(signal) : request).maybeSingle());
  return {
    id: row.id,
    draft: toDraft(kind, row),
    status: row.status,
    scheduledFor: 'scheduled_for' in row ? row.scheduled_for : null,
    updatedAt: row.updated_at,
  };
}

export function textQuery(kind: TextKind, id: string) {
  return queryOptions({
    queryKey: [queryRoots.texts, kind, id],
    queryFn: ({ signal }) => readText(kind, id, signal),
    // A form is filled from this, so it must be the current version.
    staleTime: 0,
    gcTime: 0,
  });
}

const savedSchema = z.object({ id: z.string(), updatedAt: z.string(), status: z.string() });
export type Saved = z.infer<typeof savedSchema>;

export interface Save {
  readonly kind: TextKind;
  readonly id: string | null;
  readonly draft: Draft;
  readonly status: string;
  readonly scheduledFor: string | null;
  readonly seen: string | null;
}

function store({ kind, id, draft, status, scheduledFor, seen }: Save): Promise<Saved> {
  return readAdmin(
    'admin_save_text',
    {
      text_kind: kind,
      fields: {
        ...toFields(kind, draft),
        status,
        ...(kind === 'post' && { scheduled_for: scheduledFor }),
      },
      ...(id !== null && { text_id: id }),
      ...(seen !== null && { seen }),
    },
    savedSchema,
  );
}

/**
 * Saves the text. The facts of a public or scheduled text are checked first: the database requires that every finding is
 * resolved. A draft is saved as a draft before that, so that a refusal loses nothing; `onDraftSaved` receives it.
 */
export async function saveText(
  save: Save & { readonly wasDraft: boolean },
  onDraftSaved: (draft: Saved) => void = () => undefined,
): Promise<Saved> {
  if (save.status === 'draft') {
    return store(save);
  }
  const { kind, id, wasDraft } = save;
  if (id !== null && !wasDraft) {
    await checkContent({ kind, id }, spokenFields(toFields(kind, save.draft)));
    return store(save);
  }
  const draft = await store({ ...save, status: 'draft', scheduledFor: null });
  onDraftSaved(draft);
  await checkContent({ kind, id: draft.id });
  return store({ ...save, id: draft.id, seen: draft.updatedAt });
}

/** Restores the text to its version before a change. Does not change whether it is published. */
export async function restoreText(kind: TextKind, id: string, changeId: number): Promise<void> {
  const version = await readAdmin(
    'admin_text_version',
    { text_kind: kind, text_id: id, change_id: changeId },
    z.record(z.string(), z.unknown()),
  );
  const { status, scheduledFor, updatedAt } = await readText(kind, id);
  const draft = toDraft(kind, version);
  await saveText({ kind, id, draft, status, scheduledFor, seen: updatedAt, wasDraft: status === 'draft' });
}
