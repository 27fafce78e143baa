import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { Table } from '@/ui/table';
import { providerProductsQuery } from '../api/products-api';
import { knownColumns, otherColumns, unknownColumns } from './product-match-columns';

/** The matches of the provider's products with ours. Those with held orders come first. */
export function ProductMatches() {
  const query = useQuery(providerProductsQuery);
  if (query.isPending) {
    return (
      <Loading label="The products are loading">
        <SkeletonTable />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The products did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  const { unknown, known, notOurs } = query.data;
  return (
    <div className="grid gap-12">
      <section aria-labelledby="unknown-products">
        <h2 id="unknown-products" className="mb-4 text-2xl">
          Needs attention
        </h2>
        {unknown.length === 0 ? (
          <EmptyState title="No order is held for a product">
            An order of an unknown product is held and listed here.
          </EmptyState>
        ) : (
          <Table
            caption="Products with held orders"
            isCaptionHidden
            columns={unknownColumns}
            rows={unknown}
            rowKey={({ provider, providerProductId }) => `${provider} ${providerProductId}`}
          />
        )}
      </section>
      <section aria-labelledby="known-products">
        <h2 id="known-products" className="mb-4 text-2xl">
          Matched
        </h2>
        {known.length === 0 ? (
          <EmptyState title="Nothing is matched yet">
            Add each product of your payment provider before you put its payment link into the settings.
          </EmptyState>
        ) : (
          <Table
            caption="Matched products"
            isCaptionHidden
            columns={knownColumns}
            rows={known}
            rowKey={({ id }) => id}
          />
        )}
      </section>
      {notOurs.length > 0 && (
        <section aria-labelledby="other-products">
          <h2 id="other-products" className="mb-4 text-2xl">
            Not of this shop
          </h2>
          <Table
            caption="Products that are not of this shop"
            isCaptionHidden
            columns={otherColumns}
            rows={notOurs}
            rowKey={({ id }) => id}
          />
        </section>
      )}
    </div>
  );
}
