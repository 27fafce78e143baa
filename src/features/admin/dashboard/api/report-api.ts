import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAdmin } from '@/lib/supabase/admin-rpc';
import { queryRoots } from '@/lib/queries/query-roots';

const attentionSchema = z.object({
  openMessages: z.number(),
  failedMails: z.number(),
  waitingMails: z.number(),
  heldEvents: z.number(),
  pendingReviews: z.number(),
  dueFacts: z.number(),
});

export type Attention = z.infer<typeof attentionSchema>;

/** Tasks for the owner. */
export const attentionQuery = queryOptions({
  queryKey: [queryRoots.dashboard, 'attention'],
  queryFn: ({ signal }) => readAdmin('admin_attention', {}, attentionSchema, signal),
});

const reportSchema = z.object({
  sales: z.array(
    z.object({
      month: z.string(),
      productSku: z.string(),
      currency: z.string(),
      purchases: z.number(),
      netCents: z.number(),
      refundedCents: z.number(),
      disputedCents: z.number(),
      lostCents: z.number(),
      taxCents: z.number(),
    }),
  ),
  campaigns: z.array(
    z.object({ campaign: z.string(), leads: z.number(), confirmed: z.number(), customers: z.number() }),
  ),
  leads: z.object({ leads: z.number(), confirmed: z.number(), customers: z.number() }),
});
export type Report = z.infer<typeof reportSchema>;
export type Sale = Report['sales'][number];
export type Campaign = Report['campaigns'][number];

export function reportQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [queryRoots.dashboard, 'report', from, to],
    queryFn: ({ signal }) => readAdmin('admin_report', { from_day: from, to_day: to }, reportSchema, signal),
    placeholderData: (previous) => previous,
  });
}
