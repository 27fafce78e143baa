import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { NewsletterPreview, NewsletterText } from '@contracts/newsletter';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { callAsUser } from '@/lib/supabase/call-as-user';
import type { Change } from '@/lib/forms/optimistic-save';

const counts = {
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  canceled: z.number(),
  bounced: z.number(),
  complained: z.number(),
  unsubscribed: z.number(),
};

const listedIssueSchema = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.string(),
  scheduledFor: z.string().nullable(),
  createdAt: z.string(),
  ...counts,
});
export type ListedIssue = z.infer<typeof listedIssueSchema>;

export const newslettersQuery = listQuery({
  root: queryRoots.newsletter,
  rpc: 'admin_list_newsletters',
  filterArgument: 'status_filter',
  row: listedIssueSchema,
});

const issueSchema = z.object({
  id: z.string(),
  subject: z.string(),
  intro: z.string(),
  items: z.array(
    z.object({ kind: z.enum(['post', 'change']), title: z.string(), text: z.string(), path: z.string() }),
  ),
  status: z.string(),
  scheduledFor: z.string().nullable(),
  updatedAt: z.string(),
  ...counts,
});
export type Issue = z.infer<typeof issueSchema>;

export const newsletterQuery = (id: string) =>
  queryOptions({
    queryKey: [queryRoots.newsletter, 'issue', id],
    queryFn: ({ signal }) => readAdmin('admin_newsletter', { issue_id: id }, issueSchema, signal),
  });

export const audienceQuery = queryOptions({
  queryKey: [queryRoots.newsletter, 'audience'],
  queryFn: ({ signal }) =>
    readAdmin('admin_newsletter_audience', {}, z.object({ wanted: z.number(), stopped: z.number() }), signal),
});

/** Adds the issue, or changes the draft that was read. */
export function saveNewsletter(
  id: string,
  { content, updatedAt }: Change<NewsletterText>,
): Promise<{ updatedAt: string }> {
  const { subject, intro, items } = content;
  return readAdmin(
    'admin_save_newsletter',
    {
      issue_id: id,
      subject,
      intro,
      items: items.map((item) => ({ ...item })),
      ...(updatedAt === '' ? {} : { seen: updatedAt }),
    },
    z.object({ id: z.string(), updatedAt: z.string() }),
  );
}

export const scheduleNewsletter = (id: string, sendAt: string, seen: string) =>
  actAsAdmin('admin_schedule_newsletter', { issue_id: id, send_at: sendAt, seen });
export const withdrawNewsletter = (id: string) =>
  readAdmin('admin_withdraw_newsletter', { issue_id: id }, z.number());
export const deleteNewsletter = (id: string) => actAsAdmin('admin_delete_newsletter', { issue_id: id });

const previewSchema: z.ZodType<NewsletterPreview> = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

/** The issue as the mail worker would make it. Nothing is stored. */
export async function previewNewsletter(issue: NewsletterText): Promise<NewsletterPreview> {
  return previewSchema.parse(await callAsUser('newsletter', { action: 'preview', issue }));
}

/** Sends the stored issue to the signed-in user and returns the address. */
export async function sendTestNewsletter(id: string): Promise<string> {
  return z.object({ sentTo: z.string() }).parse(await callAsUser('newsletter', { action: 'send-test', id }))
    .sentTo;
}
