import { hashKey, queryOptions } from '@tanstack/react-query';
import { callAsUser } from '@/lib/call-as-user';
import { queryRoots } from '@/lib/query-roots';
import { saveOver, type Change, type StoredVersion } from '@/lib/save-over';
import { getSupabase } from '@/lib/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase-error';
import {
  articleColumns,
  postColumns,
  toDraft,
  toFinding,
  type Draft,
  type DraftKind,
  type DraftRow,
  type DraftText,
} from '../model/draft';

const latest = 50;
const longestReadMs = 15_000;
const rootOf = (kind: DraftKind) => (kind === 'post' ? queryRoots.posts : queryRoots.articles);

/** The generated texts, newest first, with how much of each is still open. */
export const draftsQuery = queryOptions({
  queryKey: [queryRoots.posts, 'drafts'],
  queryFn: async ({ signal }): Promise<DraftRow[]> => {
    const client = await getSupabase();
    const checks = requireData(
      await client
        .from('content_checks')
        .select('subject_kind, subject_id, created_at')
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
      const client = await getSupabase();
      const [row, findings] = await Promise.all([
        kind === 'post' ? readPost(id, signal) : readArticle(id, signal),
        client
          .from('content_findings')
          .select('id, kind, sentence, line, figures, resolved_at, reason')
          .eq('subject_kind', kind)
          .eq('subject_id', id)
          .order('line')
          .abortSignal(signal),
      ]);
      return toDraft(kind, row, requireData(findings).map(toFinding));
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
  const signal = AbortSignal.timeout(longestReadMs);
  const stored = kind === 'post' ? await readPost(id, signal) : await readArticle(id, signal);
  const columnsOf = kind === 'post' ? postColumns : articleColumns;
  return {
    updatedAt: stored.updated_at,
    isSame: (text) => hashKey([{ ...stored, ...columnsOf(text) }]) === hashKey([stored]),
  };
}

/** Saves the text and reads its facts once more. Somebody else's change in between is not overwritten. */
export async function saveDraft(draft: DraftKey, change: Change<DraftText>): Promise<void> {
  await saveOver(
    { replace: (updatedAt, text) => replaceText(draft, updatedAt, text), read: () => readStored(draft) },
    change,
    'Somebody else changed this text meanwhile. Copy what you need, then reload the page.',
  );
  await checkAgain(draft);
}

export async function checkAgain({ kind, id }: DraftKey): Promise<void> {
  await callAsUser('check-content', { kind, id });
}

export async function resolveFinding(findingId: string, reason: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('resolve_content_finding', { finding_id: findingId, reason }));
}

export async function publishDraft({ kind, id }: Draft): Promise<void> {
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

/** The owner has made the text their own: it is no sample from now on. */
export async function ownText({ kind, id }: Draft): Promise<void> {
  const client = await getSupabase();
  const table = kind === 'post' ? 'blog_posts' : 'knowledge_base_articles';
  requireSuccess(await client.from(table).update({ is_sample: false }).eq('id', id));
}
