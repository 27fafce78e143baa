import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { composeSnippet, longestAltText, platformFacts } from '@contracts/social';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useDraft } from '@/lib/forms/use-draft';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Cluster } from '@/ui/stack';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { changeSnippet } from '../api/campaign-api';
import type { Snippet, SnippetText } from '../model/snippet';

interface SnippetFormProps {
  readonly snippet: Snippet;
  readonly subject: string;
  readonly onDone: () => void;
}

const textOf = ({ text, imagePrompt, picture }: Snippet): SnippetText => ({
  text,
  imagePrompt,
  imageAlt: picture?.alt ?? '',
});

/** The editable parts: the text within its platform's limit, the picture prompt, and the alternative text. */
export function SnippetForm({ snippet, subject, onDone }: SnippetFormProps) {
  const queryClient = useQueryClient();
  const { content, isChanged, change, send, setSaved } = useDraft({
    content: textOf(snippet),
    updatedAt: snippet.updatedAt,
  });
  const { text, imagePrompt, imageAlt } = content;
  useUnsavedGuard(isChanged);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [queryRoots.campaign] });
  const save = useMutation({
    mutationFn: (sent: SnippetText) => changeSnippet(snippet.id, send(sent)),
    onSuccess: async (_, sent) => {
      setSaved(sent);
      await refresh();
      // Text typed in the meantime is not saved, and would be lost with the form.
      if (hashKey([latest.current]) === hashKey([sent])) onDone();
    },
    // The reason may be a text that someone else saved.
    onError: refresh,
  });
  return (
    <form
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(content);
      }}
    >
      <TextAreaField
        label={`Text for ${subject}`}
        rows={4}
        value={text}
        error={save.isError ? toAppError(save.error).message : undefined}
        help={`${composeSnippet({ ...snippet, text }).length} of ${platformFacts[snippet.platform].limit} characters with link and hashtags`}
        onChange={(event) => change({ text: event.target.value })}
      />
      <TextField
        label="What the image shows"
        isOptional
        maxLength={1000}
        value={imagePrompt}
        help="Used when the image is generated next."
        onChange={(event) => change({ imagePrompt: event.target.value })}
      />
      {snippet.picture && (
        <TextField
          label="Alt text of the image"
          maxLength={longestAltText}
          value={imageAlt}
          help="Paste it where the platform asks for a description."
          onChange={(event) => change({ imageAlt: event.target.value })}
        />
      )}
      <Cluster gap="small">
        <Button type="submit" size="small" isLoading={save.isPending}>
          Save text
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
