import { guarantee } from '@contracts/brand';
import { productQuestions } from '@/catalog/product-pages';
import { withQueries } from '@/rendering/with-queries';
import { ButtonLink } from '@/ui/button-link';
import { QuestionList } from '@/ui/question-list';
import { Section } from '@/ui/section';
import { unbroken } from '@/ui/unbroken';
import { Testimonials } from './testimonials';

/** Four are asked before a pack is looked at; a product page answers all. */
const questions = productQuestions.slice(0, 4);

function Closing() {
  return (
    <>
      <Testimonials />
      <Section tone="inverse">
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h2>{unbroken('A policy this week, not this quarter')}</h2>
            <p className="mt-3 text-muted">{unbroken(`One payment, no subscription. ${guarantee}`)}</p>
            <ButtonLink to="/templates" size="large" className="mt-6">
              See all templates
            </ButtonLink>
          </div>
          <QuestionList questions={questions} />
        </div>
      </Section>
    </>
  );
}

export default withQueries(Closing);
