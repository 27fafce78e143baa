import { productSkus } from '@contracts/products';
import { ProductCard } from '@/app/product-card';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Grid } from '@/ui/stack';

export default function Products() {
  return (
    <Container className="pb-20">
      <PageHeader
        title="Templates"
        lead="Four packs for small employers in Minnesota and Wisconsin. One payment each, 30 days to change your mind."
      />
      <Grid as="ul" cell="medium">
        {productSkus.map((sku) => (
          <ProductCard key={sku} sku={sku} headingLevel="h2" />
        ))}
      </Grid>
    </Container>
  );
}
