import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ContactForm } from '@/features/contact/components/contact-form';
import { readContactPrefill, type ContactPrefill } from '@/features/contact/model/contact-form';
import { useSettings } from '@/features/settings/settings-context';
import { Seo } from '@/lib/seo';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { QuestionList } from '@/ui/question-list';
import { Grid } from '@/ui/stack';

const questions = [
  {
    question: 'I did not receive my files',
    answer:
      'Look into the spam folder first, then use Find my order. If both fail, write to us with your order number and we send the files again.',
  },
  {
    question: 'Can I get a refund?',
    answer: 'Yes, within 30 days of buying. Send us your order number; no reason is needed.',
  },
  {
    question: 'Can you adapt a template for me?',
    answer:
      'We answer questions about using the templates. We do not draft individual policies or give legal advice.',
  },
  {
    question: 'How fast do you answer?',
    answer: 'Typically within 1 business day, 24 to 48 hours at most.',
  },
];

export default function ContactPage() {
  const { SUPPORT_EMAIL } = useSettings();
  const [prefill, setPrefill] = useState<ContactPrefill | null>(null);
  useEffect(() => setPrefill(readContactPrefill(new URLSearchParams(window.location.search))), []);
  const empty: ContactPrefill = { subject: '', message: '', email: '', category: '' };
  return (
    <Container className="pb-20">
      <Seo
        path="/contact"
        title="Contact"
        description="Questions about templates, orders or refunds: write to us, we typically answer within 1 business day."
      />
      <PageHeader title="Contact" lead="Write to us about templates, orders and refunds." />
      <Grid as="ul" cell="medium" className="mb-12">
        <Card as="li">
          <h2 className="text-xl">Email support</h2>
          <p className="mt-1.5 text-muted">
            <a className="link wrap-anywhere" href={`mailto:${SUPPORT_EMAIL}`}>
              {SUPPORT_EMAIL}
            </a>
          </p>
        </Card>
        <Card as="li">
          <h2 className="text-xl">Response time</h2>
          <p className="mt-1.5 text-muted">Typically 1 business day, 24 to 48 hours at most.</p>
        </Card>
        <Card as="li">
          <h2 className="text-xl">Quick help</h2>
          <p className="mt-1.5 text-muted">
            Many answers are in the{' '}
            <Link className="link" to="/knowledge-base">
              knowledge base
            </Link>
            .
          </p>
        </Card>
      </Grid>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_24rem]">
        <section>
          <h2 className="mb-5 text-2xl">Send us a message</h2>
          <ContactForm key={prefill === null ? 'empty' : 'prefilled'} prefill={prefill ?? empty} />
        </section>
        <section>
          <h2 className="mb-5 text-2xl">Questions</h2>
          <QuestionList questions={questions} />
        </section>
      </div>
    </Container>
  );
}
