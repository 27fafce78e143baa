import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { queryRoots } from '@/lib/queries/query-roots';
import { withIdempotencyKey } from '@/lib/forms/idempotency-key';
import { useSubmission } from '@/lib/forms/use-submission';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextAreaField } from '@/ui/text-area-field';
import { toast } from '@/ui/toast';
import { sendReply, type Message, type Reply } from '../api/messages-api';

/** A reply by email. The text stays in the form until it is stored. */
export function ReplyForm({ message }: { readonly message: Message }) {
  const queryClient = useQueryClient();
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState('');
  useUnsavedGuard(body.trim() !== '');
  const send = useSubmission((answer: Omit<Reply, 'replyId'>) =>
    withIdempotencyKey({ messageId: answer.messageId, body: answer.body }, (replyId) =>
      sendReply({ ...answer, replyId }),
    ),
  );

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (body.trim() === '') {
      setProblem('Please write an answer.');
      return;
    }
    setProblem('');
    const error = await send.submit({ messageId: message.id, body, seenReplies: message.replies.length });
    // Also after a refusal: the reason may be a colleague's reply, which must be visible.
    await queryClient.invalidateQueries({ queryKey: [queryRoots.messages] });
    if (!error) {
      setBody((now) => (now === body ? '' : now));
      await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
      void toast({
        title: 'Answer queued',
        description: `It is on its way to ${message.email}.`,
        tone: 'success',
      });
    }
  };

  return (
    <form noValidate className="mt-8 grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label="Your answer"
        help={`It goes to ${message.email} with their message below it. They can answer by mail.`}
        rows={8}
        maxLength={10_000}
        value={body}
        error={problem || undefined}
        onChange={(event) => setBody(event.target.value)}
      />
      {send.error && (
        <div role="alert">
          <Callout tone="danger" title="The answer was not sent">
            {send.error.message}
          </Callout>
        </div>
      )}
      <div>
        <Button type="submit" isLoading={send.status === 'pending'}>
          Send answer
        </Button>
      </div>
    </form>
  );
}
