import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@database/database-types';
import type { ProductSku } from '@contracts/products';
import { queryRoots } from '@/lib/queries/query-roots';
import { callRpc, readRows } from '@/lib/supabase/data-api';
import { isDue } from '../model/review';
import { toFactDocument } from './law-changes-api';

type DocumentRow = Database['public']['Functions']['fact_documents']['Returns'][number];

interface StatementUnderReview {
  readonly document: string;
  readonly statement: string;
}

export interface ProductReview {
  /** The sentences whose source is due to be read again, with the document that rests on each. */
  readonly due: readonly StatementUnderReview[];
  /** The next ISO day on which one comes due. */
  readonly nextCheck: string | null;
}

/** Which statements in a product's documents are past their next check. */
export const productReviewQuery = (sku: ProductSku) =>
  queryOptions({
    queryKey: [queryRoots.lawFacts, 'review', sku],
    queryFn: async ({ signal }): Promise<ProductReview> => {
      const rows = (await callRpc('fact_documents', { sku }, signal)) as readonly DocumentRow[];
      const documents = rows.map(toFactDocument);
      const keys = [...new Set(documents.map(({ key }) => key))];
      if (keys.length === 0) {
        return { due: [], nextCheck: null };
      }
      const filter = { key: `in.(${keys.join(',')})`, order: 'next_check,key' };
      const facts = await readRows('law_facts', ['key', 'statement', 'next_check'], filter, signal);
      const isRowDue = ({ next_check }: { readonly next_check: string }) => isDue({ nextCheck: next_check });
      return {
        due: facts
          .filter(isRowDue)
          .flatMap(({ key, statement }) =>
            documents
              .filter((document) => document.key === key)
              .map(({ title }) => ({ document: title, statement })),
          ),
        nextCheck: facts.find((fact) => !isRowDue(fact))?.next_check ?? null,
      };
    },
    staleTime: 5 * 60_000,
  });
