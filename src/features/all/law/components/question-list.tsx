import type { Question } from '@/catalog/question';
import { faqData } from '@/lib/seo/faq-data';
import { StructuredData } from '@/lib/seo/structured-data';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { useLaw } from '../law-context';
import { plainLawText } from '../model/plain-law-text';
import { LawText } from './law-text';

/** Questions with their answers; structured data has the same text. An answer with a removed fact is omitted from both. */
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
