import { affiliateQuestions } from '@/catalog/affiliate-program';
import { QuestionList } from '@/ui/question-list';
import { Section } from '@/ui/section';

export default function Questions() {
  return (
    <Section title="Questions" width="narrow">
      <QuestionList questions={affiliateQuestions} />
    </Section>
  );
}
