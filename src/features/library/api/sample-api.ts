import { queryOptions } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import type { SamplePreview } from '@contracts/sample';
import { getFunction } from '@/lib/data-api';
import { queryRoots } from '@/lib/query-roots';

/** The beginning of a product's first document, filled with example values and, where it is given, the visitor's name. */
export const sampleQuery = (sku: ProductSku, company: string) =>
  queryOptions({
    queryKey: [queryRoots.library, 'sample', sku, company],
    queryFn: async ({ signal }) =>
      (await getFunction(
        `preview-sample/${sku}${company === '' ? '' : `?company=${encodeURIComponent(company)}`}`,
        signal,
      )) as SamplePreview,
    staleTime: 5 * 60_000,
  });
