import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { UpdateMailPreview } from '@contracts/update-notices';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

const factStateSchema = z.object({ statement: z.string() });
const noticeSchema = z.object({
  id: z.string(),
  title: z.string(),
  fromVersion: z.string(),
  toVersion: z.string(),
  hasNewText: z.boolean(),
  reason: z.string(),
  facts: z.array(z.object({ key: z.string(), before: factStateSchema, after: factStateSchema })),
  state: z.enum(['draft', 'scheduled', 'sending', 'sent', 'withdrawn']),
  createdAt: z.string(),
  scheduledFor: z.string().nullable(),
  sentAt: z.string().nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const noticesQuery = listQuery({
  root: queryRoots.updateNotices,
  rpc: 'admin_list_update_notices',
  filterArgument: 'status_filter',
  row: noticeSchema,
});

const openNoticeSchema = noticeSchema.extend({
  changedAt: z.string(),
  /** Whether every buyer's copy was compared. */
  isCounted: z.boolean(),
  counts: z.record(z.string(), z.number()),
  mailsSent: z.number(),
});
export type OpenNotice = z.infer<typeof openNoticeSchema>;

const countingMs = 3000;

export function noticeQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.updateNotices, 'notice', id],
    queryFn: ({ signal }) => readAdmin('admin_update_notice', { notice_id: id }, openNoticeSchema, signal),
    refetchInterval: ({ state: { data } }) =>
      data && (!data.isCounted || ['scheduled', 'sending'].includes(data.state)) ? countingMs : false,
  });
}

export function mailPreviewQuery({ id, changedAt }: OpenNotice) {
  return queryOptions({
    queryKey: [queryRoots.updateNotices, 'mail', id, changedAt],
    queryFn: async ({ signal }) =>
      (await callAsUser('run-update-notices', { preview: id }, signal)) as UpdateMailPreview,
  });
}

const recipientSchema = z.object({
  id: z.string(),
  email: z.string(),
  state: z.string(),
  why: z.string().nullable(),
});
export type Recipient = z.infer<typeof recipientSchema>;

export const recipientsQuery = ({ id, counts }: OpenNotice) =>
  listQuery({
    root: queryRoots.updateNotices,
    rpc: 'admin_list_update_recipients',
    filterArgument: 'status_filter',
    of: { for_notice: id },
    asOf: counts,
    row: recipientSchema,
  });

interface Schedule {
  /** ISO time; now if it is left out. */
  readonly sendAt?: string;
  readonly reason?: string;
}

/** Sends a notice at a time or now. The worker is called at once, so that nobody waits for the clock. */
export async function scheduleNotice(
  { id, changedAt }: OpenNotice,
  { sendAt, reason }: Schedule,
): Promise<void> {
  await actAsAdmin('admin_schedule_update_notice', {
    notice_id: id,
    seen: changedAt,
    ...(sendAt === undefined ? {} : { send_at: sendAt }),
    ...(reason === undefined ? {} : { new_reason: reason }),
  });
  if (sendAt === undefined) {
    await callAsUser('run-update-notices', {});
  }
}

export const withdrawNotice = (id: string) =>
  readAdmin('admin_withdraw_update_notice', { notice_id: id }, z.number());
