import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { ProductSku } from '@contracts/products';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { queryRoots } from '@/lib/queries/query-roots';

const unknownSchema = z.object({
  provider: z.string(),
  providerProductId: z.string(),
  orders: z.number(),
  lowestCents: z.number().nullable(),
  currency: z.string().nullable(),
  lastAt: z.string(),
});
export type UnknownProduct = z.infer<typeof unknownSchema>;

const knownSchema = z.object({
  id: z.string(),
  provider: z.string(),
  providerProductId: z.string(),
  skus: z.array(z.string()),
  minimumCents: z.number(),
  currency: z.string(),
});
export type KnownProduct = z.infer<typeof knownSchema>;

const productsSchema = z.object({ unknown: z.array(unknownSchema), known: z.array(knownSchema) });

/** The matches of the provider's products with ours, and the unmatched ones. */
export const providerProductsQuery = queryOptions({
  queryKey: [queryRoots.orders, 'provider-products'],
  queryFn: ({ signal }) => readAdmin('admin_provider_products', {}, productsSchema, signal),
});

export interface ProductMatch {
  readonly provider: string;
  readonly providerProductId: string;
  readonly skus: readonly ProductSku[];
  readonly minimumCents: number;
  readonly currency: string;
  /** The match when the form was opened. A colleague's newer one is not overwritten. */
  readonly seen: KnownProduct | null;
}

const outcomeSchema = z.object({ delivered: z.number(), held: z.number() });
export type MatchOutcome = z.infer<typeof outcomeSchema>;

/** Saves the match and processes the orders that were held for it. */
export function matchProduct(match: ProductMatch): Promise<MatchOutcome> {
  const { seen } = match;
  return readAdmin(
    'admin_map_product',
    {
      product_provider: match.provider,
      provider_product: match.providerProductId,
      skus: [...match.skus],
      lowest_cents: match.minimumCents,
      product_currency: match.currency,
      ...(seen && {
        seen: { skus: seen.skus, minimumCents: seen.minimumCents, currency: seen.currency },
      }),
    },
    outcomeSchema,
  );
}

export const unmatchProduct = (id: string) => actAsAdmin('admin_unmap_product', { mapping_id: id });
