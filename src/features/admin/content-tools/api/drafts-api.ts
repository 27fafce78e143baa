import { hashKey, queryOptions } from '@tanstack/react-query';
import { checkContent, spokenFields } from '@/lib/supabase/check-content';
import { queryRoots } from '@/lib/queries/query-roots';
import { saveIfUnchanged, type Change, type StoredVersion } from '@/lib/forms/optimistic-save';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';
import {
  articleColumns,
  postColumns,
  toDraft,
  type Draft,
  type DraftKind,
  type DraftRow,
  type DraftText,
} from '../model/draft';
import { timeLimit } from '@/lib/browser/time-limit';

const latest = 50;
const longestReadMs = 15_000;
const rootOf = (kind: DraftKind) => (kind === 'post' ? queryRoots.posts : queryRoots.articles);

/** The generated texts with the number of open findings, newest first. */
export const draftsQuery = queryOptions({
  queryKey: [queryRoots.posts, 'drafts'],
  queryFn: async ({ signal }): Promise<DraftRow[]> => {
    const client = await getSupabase();
    const checks = requireData(
      await client
        .from('content_checks')
        .select('subject_kind, subject_id, created_at')
        .eq('is_generated', true)
        .order('created_at', { ascending: false })
        .limit(latest)
        .abortSignal(signal),
    );
    const ids = checks.map(({ subject_id }) => subject_id);
    const [posts, articles, findings] = await Promise.all([
      client.from('blog_posts').select('id, title, status, is_sample').in('id', ids).abortSignal(signal),
      client
        .from('knowledge_base_articles')
        .select('id, title, status, is_sample')
        .in('id', ids)
        .abortSignal(signal),
      client.from('content_findings').select('subject_id').is('resolved_at', null).in('subject_id', ids),
    ]);
    const texts = new Map([...requireData(posts), ...requireData(articles)].map((text) => [text.id, text]));
    const open = requireData(findings);
    return checks.flatMap(({ subject_kind, subject_id, created_at }) => {
      const text = texts.get(subject_id);
      return text
        ? [
            {
              kind: subject_kind as DraftKind,
              id: subject_id,
              title: text.title,
              status: text.status,
              createdAt: created_at,
              isSample: text.is_sample,
              openFindings: open.filter((finding) => finding.subject_id === subject_id).length,
            },
          ]
        : [];
    });
  },
});

async function readPost(id: string, signal: AbortSignal) {
  const client = await getSupabase();
  return requireData(
    await client
      .from('blog_posts')
      .select(
        'id, title, slug, content, excerpt, meta_description, seo_keywords, status, scheduled_for, is_sample, updated_at',
      )
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

async function readArticle(id: string, signal: AbortSignal) {
  const client = await getSupabase();
  const row = requireData(
    await client
      .from('knowledge_base_articles')
      .select('id, title, slug, content, summary, status, is_sample, updated_at')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return {
    ...row,
    excerpt: row.summary,
    meta_description: row.summary,
    seo_keywords: [],
    scheduled_for: null,
  };
}

export const draftQuery = (kind: DraftKind, id: string) =>
  queryOptions({
    queryKey: [rootOf(kind), 'draft', kind, id],
    queryFn: async ({ signal }): Promise<Draft> => {
      return toDraft(kind, kind === 'post' ? await readPost(id, signal) : await readArticle(id, signal));
    },
  });

type DraftKey = Pick<Draft, 'kind' | 'id'>;

async function replaceText({ kind, id }: DraftKey, updatedAt: string, text: DraftText): Promise<boolean> {
  const client = await getSupabase();
  const update =
    kind === 'post'
      ? client.from('blog_posts').update(postColumns(text))
      : client.from('knowledge_base_articles').update(articleColumns(text));
  return requireData(await update.eq('id', id).eq('updated_at', updatedAt).select('id')).length > 0;
}

async function readStored({ kind, id }: DraftKey): Promise<StoredVersion<DraftText>> {
  const signal = timeLimit(longestReadMs);
  const stored = kind === 'post' ? await readPost(id, signal) : await readArticle(id, signal);
  return {
    updatedAt: stored.updated_at,
    isSame: (text) => hashKey([{ ...stored, ...columnsOf(kind, text) }]) === hashKey([stored]),
  };
}

const columnsOf = (kind: DraftKind, text: DraftText) =>
  kind === 'post' ? postColumns(text) : articleColumns(text);

/**
 * Saves the text and checks its facts again: before saving if it is public, since the database then only accepts checked
 * text; otherwise afterwards. It does not overwrite someone else's change.
 */
export async function saveDraft(
  draft: DraftKey & Pick<Draft, 'status'>,
  change: Change<DraftText>,
): Promise<void> {
  if (draft.status !== 'draft') {
    await checkContent(draft, spokenFields(columnsOf(draft.kind, change.content)));
  }
  await saveIfUnchanged(
    { replace: (updatedAt, text) => replaceText(draft, updatedAt, text), read: () => readStored(draft) },
    change,
    'Someone else has changed this text. Copy what you need, then reload the page.',
  );
  if (draft.status === 'draft') {
    await checkContent(draft);
  }
}

/** The facts may have changed since the draft was saved, so check it again; the database decides. */
export async function publishDraft({ kind, id }: Draft): Promise<void> {
  await checkContent({ kind, id });
  const client = await getSupabase();
  requireSuccess(
    kind === 'post'
      ? await client
          .from('blog_posts')
          .update({ status: 'published', published_at: new Date().toISOString(), scheduled_for: null })
          .eq('id', id)
      : await client.from('knowledge_base_articles').update({ status: 'published' }).eq('id', id),
  );
}

/** Marks a rewritten sample as the owner's own text. The database compares it with the generated text. */
export async function ownText({ kind, id }: Draft): Promise<void> {
  const client = await getSupabase();
  const table = kind === 'post' ? 'blog_posts' : 'knowledge_base_articles';
  requireSuccess(await client.from(table).update({ is_sample: false }).eq('id', id));
}
