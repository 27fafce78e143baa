import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { useDraft } from '@/lib/forms/use-draft';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { LibraryTemplate } from '../../api/library-api';
import { googleDocsLinksQuery, saveGoogleDocsLink } from '../../api/admin-templates';

interface GoogleDocsLinkProps {
  readonly template: LibraryTemplate;
  /** Empty if there is none. */
  readonly savedUrl: string;
}

const asStored = ({ url }: { readonly url: string }) => ({ url: url.trim() });

/** A field for the owner's copy of the template in Google Docs. The database checks the URL. */
export function GoogleDocsLink({ template, savedUrl }: GoogleDocsLinkProps) {
  const edited = useDraft({ content: { url: savedUrl }, updatedAt: savedUrl }, asStored);
  const { url } = edited.content;
  useUnsavedGuard(edited.isChanged);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: googleDocsLinksQuery.queryKey });
  const save = useMutation({
    mutationFn: (sent: { readonly url: string }) => saveGoogleDocsLink(template.path, edited.send(sent)),
    onSuccess: async (_, sent) => {
      edited.setSaved(sent);
      void toast({ title: 'Google Docs link saved', tone: 'success' });
      await refresh();
    },
    // The reason may be a link that someone else saved.
    onError: refresh,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(edited.content);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label="Google Docs link"
        type="url"
        inputMode="url"
        value={url}
        onChange={({ target }) => edited.change({ url: target.value })}
        error={save.isError ? toAppError(save.error).message : undefined}
      />
      <span className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="secondary" size="small" isLoading={save.isPending}>
          Save Link<VisuallyHidden> of {template.title}</VisuallyHidden>
        </Button>
        {savedUrl !== '' && (
          <a href={savedUrl} target="_blank" rel="noopener noreferrer" className="text-sm font-semibold">
            Open<VisuallyHidden> the Google Docs copy of {template.title} in a new tab</VisuallyHidden>
          </a>
        )}
      </span>
    </form>
  );
}
