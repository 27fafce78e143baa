import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { formatDateTime } from '@/lib/text/shop-time';
import { personPath } from '@/lib/url/person-path';
import { queryRoots } from '@/lib/queries/query-roots';
import { useSubmission } from '@/lib/forms/use-submission';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { KeyValueList } from '@/ui/key-value-list';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Cluster } from '@/ui/stack';
import { messageQuery, setMessageStatus, type Message } from '../api/messages-api';
import { ReplyForm } from './reply-form';

/** A message with its replies and the form for the next one. */
export function MessageDetail({ id }: { readonly id: string }) {
  const query = useQuery(messageQuery(id));
  if (query.isPending) {
    return (
      <Loading label="The message is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="This message did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  const message = query.data;
  return (
    <div className="max-w-3xl">
      <h2 className="text-2xl wrap-anywhere">{message.subject}</h2>
      <KeyValueList
        className="mt-5"
        items={[
          { label: 'From', value: `${message.name}, ${message.email}` },
          { label: 'Category', value: message.category.replaceAll('-', ' ') },
          { label: 'Received', value: formatDateTime(message.createdAt) },
          {
            label: 'Status',
            value: <Badge tone={message.status === 'open' ? 'accent' : 'neutral'}>{message.status}</Badge>,
          },
        ]}
      />
      <Card className="mt-6">
        <p className="wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      </Card>
      <StatusButton message={message} />
      <Replies replies={message.replies} />
      <ReplyForm message={message} />
    </div>
  );
}

/** A reply closes a message automatically; this is for messages that need none. */
function StatusButton({ message }: { readonly message: Message }) {
  const queryClient = useQueryClient();
  const next = message.status === 'closed' ? 'open' : 'closed';
  const change = useSubmission(async () => {
    await setMessageStatus(message.id, next);
    await queryClient.invalidateQueries({ queryKey: [queryRoots.messages] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
  });
  return (
    <div className="mt-4">
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          isLoading={change.status === 'pending'}
          onClick={() => void change.submit(undefined)}
        >
          {next === 'closed' ? 'Close without a reply' : 'Open again'}
        </Button>
        <ButtonLink to={personPath(message.email)} variant="secondary" size="small">
          Export or delete the sender
        </ButtonLink>
      </Cluster>
      {change.error && (
        <div role="alert" className="mt-3">
          <Callout tone="danger">{change.error.message}</Callout>
        </div>
      )}
    </div>
  );
}

function Replies({ replies }: { readonly replies: Message['replies'] }) {
  if (replies.length === 0) {
    return null;
  }
  return (
    <section aria-label="Answers" className="mt-8 grid gap-4">
      {replies.map((reply) => (
        <Card key={reply.id} as="article" tone="sunken">
          <p className="mb-2 text-sm text-muted">
            {reply.author}, {formatDateTime(reply.createdAt)}{' '}
            <Badge tone={reply.mailStatus === 'failed' ? 'danger' : 'neutral'}>
              {reply.mailStatus === 'sent' ? 'sent' : (reply.mailStatus ?? 'queued')}
            </Badge>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{reply.body}</p>
          {reply.mailStatus === 'failed' && <p className="mt-2 text-sm text-danger">{reply.mailError}</p>}
        </Card>
      ))}
    </section>
  );
}
