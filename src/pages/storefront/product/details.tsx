import { useQuery } from '@tanstack/react-query';
import type { FAQPage } from 'schema-dts';
import type { ProductSku } from '@contracts/products';
import { howToUse, productPages, productQuestions } from '@/catalog/product-pages';
import { quickStartTranscript } from '@/catalog/quick-start';
import { libraryQuery, packagesOf } from '@/features/all/library/api/library-api';
import { productChangesQuery } from '@/features/all/library/api/product-changes';
import { productReviewQuery } from '@/features/all/law/api/under-review-api';
import { QuestionsAndGuarantee } from '@/pages/sections/questions-and-guarantee';
import { withQueries } from '@/rendering/with-queries';
import { StructuredData } from '@/lib/seo/structured-data';
import { CheckList } from '@/ui/check-list';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Contents } from './contents';
import { Releases } from './releases';
import { SentenceOrigin } from './sentence-origin';
import { UnderReview } from './under-review';

const questionsForSearchEngines: FAQPage = {
  '@type': 'FAQPage',
  mainEntity: productQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

function Details({ sku }: { readonly sku: ProductSku }) {
  const { whoItsFor, notIncluded } = productPages[sku];
  const library = useQuery(libraryQuery);
  const changes = useQuery(productChangesQuery(sku));
  const review = useQuery(productReviewQuery(sku));
  return (
    <>
      <StructuredData data={[questionsForSearchEngines]} />
      <Contents sku={sku} />
      <Section title="How to Use">
        <Stepper steps={[...howToUse]} />
        <DisclosureGroup className="no-print mt-6 max-w-narrow">
          <Disclosure summary="Quick start, in two minutes of reading">
            {quickStartTranscript(sku).map((paragraph) => (
              <p key={paragraph} className="mt-3 first:mt-0">
                {paragraph}
              </p>
            ))}
          </Disclosure>
        </DisclosureGroup>
      </Section>
      <SentenceOrigin sku={sku} />
      <Section tone="sunken">
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          <div>
            <h2 className="mb-4 text-2xl">Who It’s For</h2>
            <CheckList items={[...whoItsFor]} />
          </div>
          <div>
            <h2 className="mb-4 text-2xl">What’s Not Included</h2>
            <CheckList icon="cross" items={[...notIncluded]} />
          </div>
          <div>
            <h2 className="mb-4 text-2xl">Version and changes</h2>
            <Releases
              packages={library.data ? packagesOf(library.data, sku) : []}
              changes={changes.data ?? []}
            />
            {review.data && <UnderReview review={review.data} />}
          </div>
        </div>
      </Section>
      <QuestionsAndGuarantee />
    </>
  );
}

export default withQueries(Details);
