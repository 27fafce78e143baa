import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { toAppError } from '@/lib/app-error';
import { useMutation } from '@/lib/use-mutation';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { LibraryTemplate } from '../../api/library-api';
import { googleDocsLinksQuery, saveGoogleDocsLink } from '../../api/template-desk';

interface GoogleDocsLinkProps {
  readonly template: LibraryTemplate;
  /** Empty when there is none. */
  readonly savedUrl: string;
}

/** The owner's copy of the template in Google Docs: pasted, checked by the database, opened. */
export function GoogleDocsLink({ template, savedUrl }: GoogleDocsLinkProps) {
  const [url, setUrl] = useState(savedUrl);
  useUnsavedGuard(url !== savedUrl);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => saveGoogleDocsLink(template.path, url),
    onSuccess: async () => {
      void toast({ title: 'Google Docs link saved', tone: 'success' });
      await queryClient.invalidateQueries({ queryKey: googleDocsLinksQuery.queryKey });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label="Google Docs link"
        type="url"
        inputMode="url"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
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
