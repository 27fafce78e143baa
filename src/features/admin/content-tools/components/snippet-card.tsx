import { useState } from 'react';
import { composeSnippet, platformFacts } from '@contracts/social';
import { formatDateTime } from '@/lib/text/shop-time';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { Snippet } from '../model/snippet';
import { SnippetForm } from './snippet-form';
import { PictureActions, SnippetPictureFigure } from './snippet-picture';

interface SnippetCardProps {
  readonly snippet: Snippet;
}

/** A text of a campaign, to read, copy, or edit within its platform's limit. */
export function SnippetCard({ snippet }: SnippetCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const whole = composeSnippet(snippet);
  const subject = `${snippet.platform}, ${formatDateTime(snippet.scheduledFor)}`;
  return (
    <Card as="li" padding="small">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone="primary">{snippet.platform}</Badge>
        <span>
          {`${formatDateTime(snippet.scheduledFor)}, week ${snippet.week}, ${whole.length} of ${platformFacts[snippet.platform].limit} characters`}
        </span>
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
          <div className="mt-3 flex flex-col gap-4 sm:flex-row">
            <SnippetPictureFigure snippet={snippet} />
            <p className="min-w-0 wrap-anywhere whitespace-pre-wrap">{whole}</p>
          </div>
          <Cluster gap="small" className="mt-4">
            <PictureActions snippet={snippet} subject={subject} />
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
