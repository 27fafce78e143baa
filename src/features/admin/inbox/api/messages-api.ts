import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  status: z.string(),
  createdAt: z.string(),
});
export type MessageRow = z.infer<typeof rowSchema>;

export const messagesQuery = listQuery({
  root: queryRoots.messages,
  rpc: 'admin_list_messages',
  filterArgument: 'status_filter',
  row: rowSchema,
});

const messageSchema = rowSchema.extend({
  message: z.string(),
  replies: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      author: z.string(),
      createdAt: z.string(),
      mailStatus: z.string().nullable(),
      mailError: z.string().nullable(),
    }),
  ),
});
export type Message = z.infer<typeof messageSchema>;

export function messageQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.messages, 'one', id],
    queryFn: ({ signal }) => readAdmin('admin_message', { message_id: id }, messageSchema, signal),
  });
}

export interface Reply {
  readonly messageId: string;
  readonly replyId: string;
  readonly body: string;
  /** The number of replies that the writer had seen. */
  readonly seenReplies: number;
}

export const sendReply = ({ messageId, replyId, body, seenReplies }: Reply) =>
  actAsAdmin('admin_reply_message', {
    message_id: messageId,
    reply_id: replyId,
    body,
    seen_replies: seenReplies,
  });

export const setMessageStatus = (id: string, status: 'open' | 'closed') =>
  actAsAdmin('admin_set_message_status', { message_id: id, new_status: status });
