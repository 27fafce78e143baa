import { productSkus } from '@contracts/products';
import { ProductCard } from '@/app/product-card';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';

export default function Products() {
  return (
    <Section tone="sunken" title="When you need the whole set">
      <Grid as="ul" cell="quarter">
        {productSkus.map((sku) => (
          <ProductCard key={sku} sku={sku} />
        ))}
      </Grid>
    </Section>
  );
}
