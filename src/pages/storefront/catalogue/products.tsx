import { filterProducts } from '@/catalog/filter-products';
import type { FilterChoice } from '@/catalog/template-filters';
import { ProductCard } from '@/app/product-card';
import { plural } from '@/lib/format';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { Grid } from '@/ui/stack';

/** The packs that fit the filters. */
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
        <Grid as="ul" cell="quarter">
          {skus.map((sku) => (
            <ProductCard key={sku} sku={sku} headingLevel="h2" hasPicture />
          ))}
        </Grid>
      )}
    </>
  );
}
