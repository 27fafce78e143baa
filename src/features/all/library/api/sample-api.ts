import { queryOptions } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import type { SamplePreview } from '@contracts/sample';
import { toAppError } from '@/lib/errors/app-error';
import { getFunction } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';

/** The beginning of a document of a product, of its first one unless a file name is given, filled with example values. */
export const sampleQuery = (sku: ProductSku, document = '') =>
  queryOptions({
    queryKey: [queryRoots.library, 'sample', sku, document],
    queryFn: async ({ signal }) => {
      const query = document && `?${new URLSearchParams({ document })}`;
      return (await getFunction(`preview-sample/${sku}${query}`, signal)) as SamplePreview;
    },
    staleTime: 5 * 60_000,
  });

/** The first page of a document as HTML; of the product's first document if that one is no longer sold, empty without any. */
export const firstPageQuery = (sku: ProductSku, document: string) =>
  queryOptions({
    queryKey: [queryRoots.library, 'first-page', sku, document],
    queryFn: async ({ client }) => {
      for (const name of [document, '']) {
        try {
          return (await client.query(sampleQuery(sku, name))).sheet;
        } catch (error) {
          if (toAppError(error).code !== 'not-found') throw error;
        }
      }
      return '';
    },
    staleTime: 5 * 60_000,
  });
