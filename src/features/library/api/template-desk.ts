import { queryOptions } from '@tanstack/react-query';
import type { FileMode } from '@contracts/file-formats';
import type { CheckedTemplate, SavedTemplate, TemplateSource } from '@contracts/template-editing';
import { callAsUser } from '@/lib/call-as-user';
import { queryRoots } from '@/lib/query-roots';
import type { Change } from '@/lib/save-over';
import { getSupabase } from '@/lib/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase-error';

/** The newest text of a template, for its editor. */
export function templateSourceQuery(path: string) {
  return queryOptions({
    queryKey: [queryRoots.library, 'source', path],
    queryFn: async ({ signal }) =>
      (await callAsUser('edit-template', { action: 'read', path }, signal)) as TemplateSource,
    // What is being edited is not exchanged under the owner's hands.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The document that a text makes, with what the content check says. */
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

/** The owner's copies in Google Docs, by the template's path. */
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

/** An empty address takes the link away; the database refuses one that is not Google's, or comes after somebody else's. */
export async function saveGoogleDocsLink(
  path: string,
  { content, updatedAt, unanswered = [] }: Change<{ readonly url: string }>,
): Promise<void> {
  const client = await getSupabase();
  // The same link is stored again whatever stands there.
  const sentBefore = unanswered.map(({ url }) => url).filter((url) => url !== content.url);
  const seen = [updatedAt, ...sentBefore];
  requireSuccess(await client.rpc('save_google_docs_link', { template_path: path, url: content.url, seen }));
}
