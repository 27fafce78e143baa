import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAdmin } from '@/lib/admin-rpc';
import { listQuery } from '@/lib/list-query';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { requireData } from '@/lib/supabase-error';
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
  /** Null for a text that was not generated. */
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
    // A form is filled from it: it must be what is stored now.
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

export function saveText({ kind, id, draft, status, scheduledFor, seen }: Save): Promise<Saved> {
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

/** Saves the text as it was before a change of its history; whether it is published stays as it is. */
export async function restoreText(kind: TextKind, id: string, changeId: number): Promise<void> {
  const version = await readAdmin(
    'admin_text_version',
    { text_kind: kind, text_id: id, change_id: changeId },
    z.record(z.string(), z.unknown()),
  );
  const { status, scheduledFor, updatedAt } = await readText(kind, id);
  await saveText({ kind, id, draft: toDraft(kind, version), status, scheduledFor, seen: updatedAt });
}
