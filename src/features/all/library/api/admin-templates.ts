import { queryOptions } from '@tanstack/react-query';
import type { FileMode } from '@contracts/file-formats';
import type {
  CheckedTemplate,
  PublishedTemplate,
  SavedTemplate,
  TemplateSource,
  TemplateText,
} from '@contracts/template-editing';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { queryRoots } from '@/lib/queries/query-roots';
import type { Change } from '@/lib/forms/optimistic-save';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';

/** The latest text of a template, for its editor. */
export function templateSourceQuery(path: string) {
  return queryOptions({
    queryKey: [queryRoots.library, 'source', path],
    queryFn: async ({ signal }) =>
      (await callAsUser('edit-template', { action: 'read', path }, signal)) as TemplateSource,
    // Does not refetch while the owner is editing.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A saved version of a template. */
export function templateVersionQuery(path: string, revision: number) {
  return queryOptions({
    queryKey: [queryRoots.library, 'version', path, revision],
    queryFn: async ({ signal }) =>
      (await callAsUser('edit-template', { action: 'version', path, revision }, signal)) as TemplateText,
    // A saved version never changes.
    staleTime: Infinity,
  });
}

/** The published text that buyers get, regardless of drafts. */
export function publishedTextQuery(path: string) {
  return queryOptions({
    queryKey: [queryRoots.library, 'published', path],
    queryFn: async ({ signal }): Promise<string> => {
      const call = (body: object) => callAsUser('edit-template', { path, ...body }, signal);
      const source = (await call({ action: 'read' })) as TemplateSource;
      if (source.revision === source.publishedRevision) {
        return source.content;
      }
      const sold = await call({ action: 'version', revision: source.publishedRevision });
      return (sold as TemplateText).content;
    },
    staleTime: 0,
  });
}

/** The document generated from a text, with the messages of the content check. */
export function checkedTemplateQuery(path: string, content: string, mode: FileMode) {
  return queryOptions({
    queryKey: [queryRoots.library, 'check', path, mode, content],
    queryFn: async ({ signal }) =>
      (await callAsUser(
        'edit-template',
        { action: 'check', path, content, mode },
        signal,
      )) as CheckedTemplate,
    gcTime: 60_000,
  });
}

interface TemplateEdit {
  readonly path: string;
  readonly content: string;
  readonly base_revision: number;
  readonly change_note: string;
}

export async function saveTemplate(edit: TemplateEdit): Promise<SavedTemplate> {
  return (await callAsUser('edit-template', { action: 'save', ...edit })) as SavedTemplate;
}

export async function restoreTemplate(
  path: string,
  revision: number,
  base_revision: number,
): Promise<SavedTemplate> {
  const body = { action: 'restore', path, revision, base_revision };
  return (await callAsUser('edit-template', body)) as SavedTemplate;
}

export async function publishTemplate(path: string, revision: number): Promise<PublishedTemplate> {
  return (await callAsUser('edit-template', { action: 'publish', path, revision })) as PublishedTemplate;
}

/** The templates with an unpublished draft, by path. */
export const templateDraftsQuery = queryOptions({
  queryKey: [queryRoots.library, 'drafts'],
  queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
    const client = await getSupabase();
    const rows = requireData(await client.rpc('admin_template_drafts').abortSignal(signal));
    return new Set(rows.map(({ path }) => path));
  },
});

/** The owner's copies in Google Docs, by template path. */
export const googleDocsLinksQuery = queryOptions({
  queryKey: [queryRoots.library, 'google-docs'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
    const client = await getSupabase();
    const rows = requireData(
      await client.from('template_links').select('google_docs_url, templates(path)').abortSignal(signal),
    );
    return new Map(rows.map((row) => [row.templates.path, row.google_docs_url]));
  },
});

/** An empty URL removes the link. The database refuses a URL that is not Google's, or a save over someone else's change. */
export async function saveGoogleDocsLink(
  path: string,
  { content, updatedAt, unanswered = [] }: Change<{ readonly url: string }>,
): Promise<void> {
  const client = await getSupabase();
  // Storing the same link again is safe.
  const sentBefore = unanswered.map(({ url }) => url).filter((url) => url !== content.url);
  const seen = [updatedAt, ...sentBefore];
  requireSuccess(await client.rpc('save_google_docs_link', { template_path: path, url: content.url, seen }));
}
