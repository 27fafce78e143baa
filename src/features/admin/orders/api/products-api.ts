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
  /** The lowest that was paid in each currency. */
  prices: z.array(z.object({ currency: z.string(), cents: z.number() })).default([]),
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
  /** The lowest prices in further currencies. */
  otherPrices: z.record(z.string(), z.number()).default({}),
});
export type KnownProduct = z.infer<typeof knownSchema>;

const otherSchema = z.object({
  id: z.string(),
  provider: z.string(),
  providerProductId: z.string(),
  since: z.string(),
  sales: z.number(),
  lastAt: z.string().nullable(),
});
/** What the owner sells on the same account and not in this shop. */
export type OtherProduct = z.infer<typeof otherSchema>;

const productsSchema = z.object({
  unknown: z.array(unknownSchema),
  known: z.array(knownSchema),
  notOurs: z.array(otherSchema).default([]),
});

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
  readonly otherPrices: Readonly<Record<string, number>>;
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
      other_prices: match.otherPrices,
      ...(seen && {
        seen: {
          skus: seen.skus,
          minimumCents: seen.minimumCents,
          currency: seen.currency,
          otherPrices: seen.otherPrices,
        },
      }),
    },
    outcomeSchema,
  );
}

export const unmatchProduct = (id: string) => actAsAdmin('admin_unmap_product', { mapping_id: id });

const closedSchema = z.object({ closed: z.number(), delivered: z.number(), held: z.number() });

/** Says that the product is not of this shop: what waits for it closes, and its sales are silent. */
export const markNotOurs = (product: { readonly provider: string; readonly providerProductId: string }) =>
  readAdmin(
    'admin_product_not_ours',
    { product_provider: product.provider, provider_product: product.providerProductId },
    closedSchema,
  );

/** Takes it back: what waited then waits again. */
export const watchProduct = (id: string) =>
  readAdmin('admin_watch_product', { mapping_id: id }, closedSchema);
