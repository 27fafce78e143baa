import { filterProducts } from '@/catalog/filter-products';
import type { FilterChoice } from '@/catalog/template-filters';
import { PackCards } from '@/pages/sections/pack-cards';
import { plural } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';

/** The packs that match the filters. */
export default function Products({ choice }: { readonly choice: FilterChoice }) {
  const skus = filterProducts(choice);
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {plural(skus.length, 'pack')}
      </p>
      {skus.length === 0 ? (
        <EmptyState
          title="No pack fits all of these"
          action={
            <ButtonLink to="/templates" variant="secondary">
              Show all packs
            </ButtonLink>
          }
        >
          Take one of the filters away to see more.
        </EmptyState>
      ) : (
        <PackCards skus={skus} headingLevel="h2" />
      )}
    </>
  );
}
