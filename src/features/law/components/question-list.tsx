import type { Question } from '@/catalog/question';
import { faqData } from '@/lib/faq-data';
import { StructuredData } from '@/lib/structured-data';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { useLaw } from '../law-context';
import { plainLawText } from '../model/plain-law-text';
import { LawText } from './law-text';

/** Questions with their answers; search engines get the same words. An answer whose facts are gone is left out of both. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  const { facts } = useLaw();
  const answered = questions.flatMap(({ question, answer }) => {
    const plain = plainLawText(answer, facts);
    return plain === null ? [] : [{ question, answer, plain }];
  });
  return (
    <>
      <StructuredData
        data={[faqData(answered.map(({ question, plain }) => ({ question, answer: plain })))]}
      />
      <DisclosureGroup>
        {answered.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} name="questions">
            <p>
              <LawText text={answer} />
            </p>
          </Disclosure>
        ))}
      </DisclosureGroup>
    </>
  );
}
