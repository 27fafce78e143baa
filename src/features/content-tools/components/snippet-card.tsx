import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { composeSnippet, platformFacts } from '@contracts/social';
import { toAppError } from '@/lib/app-error';
import { formatDateTime } from '@/lib/format';
import { queryRoots } from '@/lib/query-roots';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Cluster } from '@/ui/stack';
import { TextAreaField } from '@/ui/text-area-field';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { changeSnippet } from '../api/campaign-api';
import type { Snippet } from '../model/snippet';

/** One text of a campaign: read, copied whole, or changed within its platform's limit. */
export function SnippetCard({ snippet }: { readonly snippet: Snippet }) {
  const [isEditing, setIsEditing] = useState(false);
  const whole = composeSnippet(snippet);
  const subject = `${snippet.platform}, ${formatDateTime(snippet.scheduledFor)}`;
  return (
    <Card as="li" padding="small">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone="primary">{snippet.platform}</Badge>
        {formatDateTime(snippet.scheduledFor)}, week {snippet.week}, {whole.length} of{' '}
        {platformFacts[snippet.platform].limit} characters
      </p>
      {isEditing ? (
        <SnippetForm snippet={snippet} subject={subject} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          {snippet.reviewNote && (
            <Callout tone="warning" className="mt-3">
              {snippet.reviewNote}
            </Callout>
          )}
          <p className="mt-3 wrap-anywhere whitespace-pre-wrap">{whole}</p>
          <Cluster gap="small" className="mt-3">
            <CopyButton
              text={whole}
              subject={subject}
              onCopied={() => void toast({ title: 'Copied!', tone: 'success' })}
              onFailed={() =>
                void toast({
                  title: 'Copy failed',
                  description: 'Please copy the text manually',
                  tone: 'error',
                })
              }
            />
            <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
              Edit <VisuallyHidden>{subject}</VisuallyHidden>
            </Button>
          </Cluster>
        </>
      )}
    </Card>
  );
}

interface SnippetFormProps {
  readonly snippet: Snippet;
  readonly subject: string;
  readonly onDone: () => void;
}

function SnippetForm({ snippet, subject, onDone }: SnippetFormProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(snippet.text);
  const save = useMutation({
    mutationFn: () => changeSnippet(snippet.id, text),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [queryRoots.campaign] });
      onDone();
    },
  });
  return (
    <form
      className="mt-3"
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
      <Cluster gap="small" className="mt-3">
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
