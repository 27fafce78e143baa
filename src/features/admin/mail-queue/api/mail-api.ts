import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  status: z.string(),
  attempts: z.number(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sendAfter: z.string(),
  sentAt: z.string().nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

export const mailsQuery = listQuery({
  root: queryRoots.mail,
  rpc: 'admin_list_mails',
  filterArgument: 'status_filter',
  row: mailSchema,
});

export const retryMail = (id: string) => actAsAdmin('admin_retry_mail', { mail_id: id });
export const cancelMail = (id: string) => actAsAdmin('admin_cancel_mail', { mail_id: id });
const retriedAtOnce = 50;

/** Retries all failed emails, fifty per call. Returns their number. */
export async function retryFailedMails(): Promise<number> {
  let all = 0;
  for (;;) {
    const retried = await readAdmin('admin_retry_failed_mails', {}, z.number());
    all += retried;
    if (retried < retriedAtOnce) {
      return all;
    }
  }
}
