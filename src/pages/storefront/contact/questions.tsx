import { QuestionList } from '@/ui/question-list';

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

export default function ContactQuestions() {
  return (
    <section>
      <h2 className="mb-5 text-2xl">Questions</h2>
      <QuestionList questions={questions} />
    </section>
  );
}
