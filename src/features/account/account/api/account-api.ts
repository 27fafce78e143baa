import { queryOptions } from '@tanstack/react-query';
import { isProductSku, type ProductSku } from '@contracts/products';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';

const keys = {
  of: (userId: string, what: string) => [queryRoots.account, userId, what] as const,
};

export interface Profile {
  readonly email: string;
  readonly fullName: string;
  readonly businessName: string;
  readonly newsletter: boolean;
  /** Whether changes of bought documents are mailed; null for a person without any. */
  readonly updateMails: boolean | null;
}

export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: keys.of(userId, 'profile'),
    queryFn: async ({ signal }): Promise<Profile> => {
      const client = await getSupabase();
      const [profile, owned] = await Promise.all([
        client
          .from('profiles')
          .select('email, full_name, business_name, newsletter')
          .eq('id', userId)
          .abortSignal(signal)
          .maybeSingle(),
        client.from('licenses').select('update_mails_stopped_at').eq('user_id', userId).abortSignal(signal),
      ]);
      const row = requireData(profile);
      const licenses = requireData(owned);
      return {
        email: row.email,
        fullName: row.full_name ?? '',
        businessName: row.business_name ?? '',
        newsletter: row.newsletter,
        updateMails:
          licenses.length === 0
            ? null
            : licenses.every(({ update_mails_stopped_at }) => update_mails_stopped_at === null),
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
  if (profile.updateMails !== null) {
    requireSuccess(await client.rpc('set_my_update_mails', { wanted: profile.updateMails }));
  }
}

export interface Purchase {
  readonly id: string;
  readonly sku: ProductSku;
  /** The bundle that included it. */
  readonly bundleSku: string | null;
  readonly orderId: string;
  readonly provider: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  /** The day of the payment, an ISO date. */
  readonly paidOn: string;
  /** Somebody else paid. */
  readonly isGift: boolean;
}

export function purchasesQuery(userId: string) {
  return queryOptions({
    queryKey: keys.of(userId, 'purchases'),
    queryFn: async ({ signal }): Promise<Purchase[]> => {
      const client = await getSupabase();
      const rows = requireData(
        await client
          .from('purchases')
          .select(
            'id, product_sku, bundle_sku, provider, provider_order_id, amount_cents, currency, status, paid_on, payer_email',
          )
          .eq('user_id', userId)
          .order('paid_at', { ascending: false })
          .abortSignal(signal),
      );
      return rows.flatMap((row) =>
        isProductSku(row.product_sku)
          ? [
              {
                id: row.id,
                sku: row.product_sku,
                bundleSku: row.bundle_sku,
                orderId: row.provider_order_id,
                provider: row.provider,
                amountCents: row.amount_cents,
                currency: row.currency,
                status: row.status,
                paidOn: row.paid_on,
                isGift: row.payer_email !== null,
              },
            ]
          : [],
      );
    },
  });
}

/** Resends the receipt of an order, at most once a minute. */
export async function sendReceipt(purchaseId: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('send_my_receipt', { purchase_id: purchaseId }));
}

/** Ends every link that opens this order without an account, opened ones included. */
export async function endOrderLinks(purchaseId: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('end_my_order_links', { purchase_id: purchaseId }));
}

export interface License {
  readonly id: string;
  readonly sku: ProductSku;
  readonly key: string;
  readonly status: string;
  readonly reason: string | null;
  readonly issuedOn: string;
  /** The company that it belongs to, and those that it covers besides. */
  readonly companyId: string | null;
  readonly furtherCompanyIds: readonly string[];
  /** Whether this account bought it. */
  readonly isMine: boolean;
}

/** The licenses that an account bought and those of its companies. */
export function licensesQuery(userId: string) {
  return queryOptions({
    queryKey: keys.of(userId, 'licenses'),
    queryFn: async ({ signal }): Promise<License[]> => {
      const client = await getSupabase();
      const rows = requireData(await client.rpc('my_licenses').abortSignal(signal));
      return rows.flatMap((row) =>
        isProductSku(row.product_sku)
          ? [
              {
                id: row.id,
                sku: row.product_sku,
                key: row.license_key,
                status: row.status,
                reason: row.status_reason,
                issuedOn: row.issued_on,
                companyId: row.company_id,
                furtherCompanyIds: row.further_company_ids,
                isMine: row.is_mine,
              },
            ]
          : [],
      );
    },
  });
}
