import { queryOptions } from '@tanstack/react-query';
import { isProductSku, type ProductSku } from '@contracts/products';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase-error';

const keys = {
  of: (userId: string, what: string) => [queryRoots.account, userId, what] as const,
};

export interface Profile {
  readonly email: string;
  readonly fullName: string;
  readonly businessName: string;
  readonly newsletter: boolean;
}

export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: keys.of(userId, 'profile'),
    queryFn: async ({ signal }): Promise<Profile> => {
      const client = await getSupabase();
      const row = requireData(
        await client
          .from('profiles')
          .select('email, full_name, business_name, newsletter')
          .eq('id', userId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return {
        email: row.email,
        fullName: row.full_name ?? '',
        businessName: row.business_name ?? '',
        newsletter: row.newsletter,
      };
    },
  });
}

export async function updateProfile(userId: string, profile: Omit<Profile, 'email'>): Promise<void> {
  const client = await getSupabase();
  requireSuccess(
    await client
      .from('profiles')
      .update({
        full_name: profile.fullName.trim() || null,
        business_name: profile.businessName.trim() || null,
        newsletter: profile.newsletter,
      })
      .eq('id', userId),
  );
}

export interface Purchase {
  readonly id: string;
  readonly sku: ProductSku;
  readonly orderId: string;
  readonly provider: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  readonly createdAt: string;
}

export function purchasesQuery(userId: string) {
  return queryOptions({
    queryKey: keys.of(userId, 'purchases'),
    queryFn: async ({ signal }): Promise<Purchase[]> => {
      const client = await getSupabase();
      const rows = requireData(
        await client
          .from('purchases')
          .select('id, product_sku, provider, provider_order_id, amount_cents, currency, status, created_at')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .abortSignal(signal),
      );
      return rows.flatMap((row) =>
        isProductSku(row.product_sku)
          ? [
              {
                id: row.id,
                sku: row.product_sku,
                orderId: row.provider_order_id,
                provider: row.provider,
                amountCents: row.amount_cents,
                currency: row.currency,
                status: row.status,
                createdAt: row.created_at,
              },
            ]
          : [],
      );
    },
  });
}

/** The receipt of an order once more, at most once a minute. */
export async function sendReceipt(purchaseId: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('send_my_receipt', { purchase_id: purchaseId }));
}

export interface License {
  readonly id: string;
  readonly sku: ProductSku;
  readonly key: string;
  readonly status: string;
  readonly reason: string | null;
  readonly issuedAt: string;
}

export function licensesQuery(userId: string) {
  return queryOptions({
    queryKey: keys.of(userId, 'licenses'),
    queryFn: async ({ signal }): Promise<License[]> => {
      const client = await getSupabase();
      const rows = requireData(
        await client
          .from('licenses')
          .select('id, product_sku, license_key, status, status_reason, issued_at')
          .eq('user_id', userId)
          .order('issued_at', { ascending: false })
          .abortSignal(signal),
      );
      return rows.flatMap((row) =>
        isProductSku(row.product_sku)
          ? [
              {
                id: row.id,
                sku: row.product_sku,
                key: row.license_key,
                status: row.status,
                reason: row.status_reason,
                issuedAt: row.issued_at,
              },
            ]
          : [],
      );
    },
  });
}
