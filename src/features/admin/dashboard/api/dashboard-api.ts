import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';

const latest = 50;

const totalsSchema = z.object({
  totalUsers: z.number(),
  totalPurchases: z.number(),
  /** After refunds. Amounts of different currencies are never added. */
  revenue: z.array(z.object({ currency: z.string(), cents: z.number() })),
  activeLicenses: z.number(),
});
export type Totals = z.infer<typeof totalsSchema>;

/** The four totals, computed in the database. Revenue is by currency, as amounts are stored. */
export const totalsQuery = queryOptions({
  queryKey: [queryRoots.dashboard, 'totals'],
  queryFn: async ({ signal }): Promise<Totals> => {
    const client = await getSupabase();
    return totalsSchema.parse(requireData(await client.rpc('admin_dashboard_stats').abortSignal(signal)));
  },
});

export interface RecentUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: string;
  readonly createdAt: string;
}

export const recentUsersQuery = queryOptions({
  queryKey: [queryRoots.dashboard, 'recent-users'],
  queryFn: async ({ signal }): Promise<RecentUser[]> => {
    const client = await getSupabase();
    const rows = requireData(
      await client
        .from('profiles')
        .select('id, email, full_name, role, created_at')
        .order('created_at', { ascending: false })
        .limit(latest)
        .abortSignal(signal),
    );
    return rows.map((row) => ({
      id: row.id,
      email: row.email,
      fullName: row.full_name ?? '',
      role: row.role,
      createdAt: row.created_at,
    }));
  },
});

export interface RecentPurchase {
  readonly id: string;
  readonly email: string;
  readonly sku: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  readonly createdAt: string;
}

export const recentPurchasesQuery = queryOptions({
  queryKey: [queryRoots.dashboard, 'recent-purchases'],
  queryFn: async ({ signal }): Promise<RecentPurchase[]> => {
    const client = await getSupabase();
    const rows = requireData(
      await client
        .from('purchases')
        .select('id, email, product_sku, amount_cents, currency, status, created_at')
        .order('created_at', { ascending: false })
        .limit(latest)
        .abortSignal(signal),
    );
    return rows.map((row) => ({
      id: row.id,
      email: row.email,
      sku: row.product_sku,
      amountCents: row.amount_cents,
      currency: row.currency,
      status: row.status,
      createdAt: row.created_at,
    }));
  },
});
