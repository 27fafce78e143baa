import { Seo } from '@/rendering/seo';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

export default function UnknownProduct() {
  return (
    <Container className="pb-16">
      <Seo path="/templates" title="Product not found" description="This product does not exist." noIndex />
      <PageHeader title="Product not found" lead="There is no product at this address." />
      <ButtonLink to="/templates">See all templates</ButtonLink>
    </Container>
  );
}
