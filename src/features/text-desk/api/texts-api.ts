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

export function textQuery(kind: TextKind, id: string) {
  return queryOptions({
    queryKey: [queryRoots.texts, kind, id],
    queryFn: async ({ signal }): Promise<StoredText> => {
      const client = await getSupabase();
      const row = requireData(
        await client.from(textKinds[kind].table).select('*').eq('id', id).abortSignal(signal).maybeSingle(),
      );
      return {
        id: row.id,
        draft: toDraft(kind, row),
        status: row.status,
        scheduledFor: 'scheduled_for' in row ? row.scheduled_for : null,
        updatedAt: row.updated_at,
      };
    },
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
