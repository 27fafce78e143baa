import { queryOptions } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import type { SamplePreview } from '@contracts/sample';
import { getFunction } from '@/lib/data-api';
import { queryRoots } from '@/lib/query-roots';

/** The beginning of a product's first document, filled with example values. */
export const sampleQuery = (sku: ProductSku) =>
  queryOptions({
    queryKey: [queryRoots.library, 'sample', sku],
    queryFn: async ({ signal }) => (await getFunction(`preview-sample/${sku}`, signal)) as SamplePreview,
    staleTime: 5 * 60_000,
  });
