import { z } from 'zod';
import { actAsAdmin } from '@/lib/supabase/admin-rpc';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

const leadSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.string(),
  utm: z.record(z.string(), z.unknown()),
  source: z.string(),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
  customerSince: z.string().nullable(),
});
export type Lead = z.infer<typeof leadSchema>;

export const leadsQuery = listQuery({
  root: queryRoots.leads,
  rpc: 'admin_list_leads',
  filterArgument: 'status_filter',
  row: leadSchema,
});

export const resendConfirmation = (id: string) => actAsAdmin('admin_resend_confirmation', { lead_id: id });
export const unsubscribeLead = (id: string) => actAsAdmin('admin_unsubscribe_lead', { lead_id: id });
export const deleteLead = (id: string, reason: string) =>
  actAsAdmin('admin_delete_lead', { lead_id: id, reason });
