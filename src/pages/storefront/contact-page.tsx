import { useLocation } from 'react-router-dom';
import { readContactPrefill, type ContactPrefill } from '@/features/shop/contact/model/contact-form';
import { Seo } from '@/rendering/seo';
import { deferredForm } from '@/rendering/deferred-form';
import { staticIsland } from '@/rendering/static-island';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { Container } from '@/ui/container';

const Heading = staticIsland('contact-heading', () => import('./contact/heading'));
const Questions = staticIsland('contact-questions', () => import('./contact/questions'));
const ContactForm = deferredForm<{ readonly prefill: ContactPrefill }>(
  'contact-form',
  () => import('./contact/contact-form'),
);

export default function ContactPage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const prefill = readContactPrefill(new URLSearchParams(isHydrated ? search : ''));
  return (
    <Container className="pb-20">
      <Seo
        path="/contact"
        title="Contact"
        description="Questions about templates, orders or refunds: write to us, we typically answer within 1 business day."
      />
      <Heading />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_24rem]">
        <section>
          <h2 className="mb-5 text-2xl">Send us a message</h2>
          <ContactForm key={search} prefill={prefill} initial={{ ...prefill }} />
        </section>
        <Questions />
      </div>
    </Container>
  );
}
