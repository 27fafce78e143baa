import { productSkus } from '@contracts/products';
import { ProductCard } from '@/app/product-card';
import { Seo } from '@/lib/seo';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Grid } from '@/ui/stack';

export default function CataloguePage() {
  return (
    <Container className="pb-20">
      <Seo
        path="/templates"
        title="HR and payroll policy templates"
        description="Four template packs for small employers in Minnesota and Wisconsin: paid leave, core HR, payroll operations and one-page notices."
      />
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
