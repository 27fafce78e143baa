import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { composeSnippet, longestAltText, platformFacts } from '@contracts/social';
import { toAppError } from '@/lib/app-error';
import { queryRoots } from '@/lib/query-roots';
import { useMutation } from '@/lib/use-mutation';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Cluster } from '@/ui/stack';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { changeSnippet } from '../api/campaign-api';
import type { Snippet } from '../model/snippet';

interface SnippetFormProps {
  readonly snippet: Snippet;
  readonly subject: string;
  readonly onDone: () => void;
}

/** The owner's own words: the text within its platform's limit, what a picture shows, and its description. */
export function SnippetForm({ snippet, subject, onDone }: SnippetFormProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(snippet.text);
  const [imagePrompt, setImagePrompt] = useState(snippet.imagePrompt);
  const [imageAlt, setImageAlt] = useState(snippet.picture?.alt ?? '');
  useUnsavedGuard(
    text !== snippet.text || imagePrompt !== snippet.imagePrompt || imageAlt !== (snippet.picture?.alt ?? ''),
  );
  const save = useMutation({
    mutationFn: () => changeSnippet(snippet, { text, imagePrompt, imageAlt }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [queryRoots.campaign] });
      onDone();
    },
  });
  return (
    <form
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextAreaField
        label={`Text for ${subject}`}
        rows={4}
        value={text}
        error={save.isError ? toAppError(save.error).message : undefined}
        help={`${composeSnippet({ ...snippet, text }).length} of ${platformFacts[snippet.platform].limit} characters with link and hashtags`}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label="What the image shows"
        isOptional
        maxLength={1000}
        value={imagePrompt}
        help="Used when the image is generated next."
        onChange={(event) => setImagePrompt(event.target.value)}
      />
      {snippet.picture && (
        <TextField
          label="Alt text of the image"
          maxLength={longestAltText}
          value={imageAlt}
          help="Paste it where the platform asks for a description."
          onChange={(event) => setImageAlt(event.target.value)}
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
