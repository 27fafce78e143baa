import { notLegalAdvice } from '@contracts/brand';
import { productQuestions } from '@/catalog/product-pages';
import { Callout } from '@/ui/callout';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { Section } from '@/ui/section';
import { unbroken } from '@/ui/unbroken';

/** What buyers ask about every pack, beside what happens when it is not what they need. */
export function QuestionsAndGuarantee() {
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_1fr]">
        <div>
          <h2 className="mb-5">Questions</h2>
          <DisclosureGroup>
            {productQuestions.map(({ question, answer }) => (
              <Disclosure key={question} summary={question} name="questions">
                <p>{answer}</p>
              </Disclosure>
            ))}
          </DisclosureGroup>
        </div>
        <div>
          <h2 className="mb-5 text-2xl">{unbroken('30-day money-back guarantee')}</h2>
          <p className="text-muted">
            If the pack is not what you need, write to us within 30 days with your order number. You get your
            money back, without a questionnaire.
          </p>
          <Callout className="mt-6">{notLegalAdvice} Have important policies reviewed by counsel.</Callout>
        </div>
      </div>
    </Section>
  );
}
