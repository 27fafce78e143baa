import { useLocation } from 'react-router-dom';
import { readContactPrefill, type ContactPrefill } from '@/features/contact/model/contact-form';
import { Seo } from '@/lib/seo';
import { sleepingForm } from '@/lib/sleeping-form';
import { still } from '@/lib/still';
import { useHydrated } from '@/lib/use-hydrated';
import { Container } from '@/ui/container';

const Heading = still('contact-heading', () => import('./contact/heading'));
const Questions = still('contact-questions', () => import('./contact/questions'));
const ContactForm = sleepingForm<{ readonly prefill: ContactPrefill }>(
  'contact-form',
  () => import('./contact/contact-form'),
);

export default function ContactPage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const prefill = readContactPrefill(new URLSearchParams(isHydrated ? search : ''));
  const isPrefilled = Object.values(prefill).some((value) => value !== '');
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
          <ContactForm key={search} prefill={prefill} isWanted={isPrefilled} />
        </section>
        <Questions />
      </div>
    </Container>
  );
}
