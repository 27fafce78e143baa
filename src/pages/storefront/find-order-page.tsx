import { Seo } from '@/rendering/seo';
import { deferredForm } from '@/rendering/deferred-form';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

const FindOrderForm = deferredForm('find-order-form', () => import('./find-order/find-order-form'));

export default function FindOrderPage() {
  return (
    <Container width="narrow" className="pb-20">
      <Seo
        path="/find-order"
        title="Find my order"
        description="Enter the email address you bought with and get a link to your order and your files."
      />
      <PageHeader
        title="Find my order"
        lead="No account needed. We email a link to your order to the address you bought with; it takes about a minute."
      />
      <FindOrderForm />
    </Container>
  );
}
