import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { queryOptions } from '@tanstack/react-query';
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
  wantedStates: z.array(z.string()),
});
export type Lead = z.infer<typeof leadSchema>;

export const leadsQuery = listQuery({
  root: queryRoots.leads,
  rpc: 'admin_list_leads',
  filterArgument: 'status_filter',
  row: leadSchema,
});

const wantedStatesSchema = z.array(z.object({ state: z.string(), people: z.number() }));

/** The states that confirmed leads want a pack for, the most wanted first. */
export const wantedStatesQuery = queryOptions({
  queryKey: [queryRoots.leads, 'wanted-states'],
  queryFn: ({ signal }) => readAdmin('admin_wanted_states', {}, wantedStatesSchema, signal),
});

export const resendConfirmation = (id: string) => actAsAdmin('admin_resend_confirmation', { lead_id: id });
export const unsubscribeLead = (id: string) => actAsAdmin('admin_unsubscribe_lead', { lead_id: id });
export const deleteLead = (id: string, reason: string) =>
  actAsAdmin('admin_delete_lead', { lead_id: id, reason });
