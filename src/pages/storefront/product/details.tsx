import { useQuery } from '@tanstack/react-query';
import type { FAQPage } from 'schema-dts';
import { notLegalAdvice } from '@contracts/brand';
import type { ProductSku } from '@contracts/products';
import { PagePictureFigure } from '@/app/page-picture-figure';
import { productPictures } from '@/catalog/page-pictures';
import { howToUse, productPages, productQuestions } from '@/catalog/product-pages';
import { libraryQuery, packagesOf } from '@/features/library/api/library-api';
import { productChangesQuery } from '@/features/library/api/product-changes';
import { PackageContents } from '@/features/library/components/package-contents';
import { withQueries } from '@/lib/queries';
import { StructuredData } from '@/lib/structured-data';
import { Callout } from '@/ui/callout';
import { CheckList } from '@/ui/check-list';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { QuickStart } from './quick-start';
import { Releases } from './releases';

const questionsForSearchEngines: FAQPage = {
  '@type': 'FAQPage',
  mainEntity: productQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

function Details({ sku }: { readonly sku: ProductSku }) {
  const page = productPages[sku];
  const library = useQuery(libraryQuery);
  const changes = useQuery(productChangesQuery(sku));
  const packages = library.data ? packagesOf(library.data, sku) : [];
  return (
    <>
      <StructuredData data={[questionsForSearchEngines]} />
      <Section
        tone="sunken"
        id="features"
        title="What You Get"
        intro="Every file, with its pages, its words and the formats it comes in."
      >
        <div className="mb-10 grid max-w-2xl grid-cols-2 gap-4 sm:gap-8">
          {productPictures[sku].map((picture) => (
            <PagePictureFigure key={picture.document} picture={picture} />
          ))}
        </div>
        <PackageContents packages={packages} isLoading={library.isPending} isFailed={library.isError} />
      </Section>
      <Section title="Who It’s For">
        <CheckList items={[...page.whoItsFor]} />
      </Section>
      <Section tone="sunken" title="How to Use">
        <Stepper steps={[...howToUse]} />
        <QuickStart sku={sku} />
      </Section>
      <Section title="What’s Not Included">
        <CheckList sign="cross" items={[...page.notIncluded]} />
      </Section>
      <Section title="Version and changes">
        <Releases packages={packages} changes={changes.data ?? []} />
      </Section>
      <Section tone="sunken" title="Questions" width="narrow">
        <DisclosureGroup>
          {productQuestions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question} name="questions">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </DisclosureGroup>
      </Section>
      <Section title="30-day money-back guarantee" width="narrow">
        <p className="text-lg text-muted">
          If the pack is not what you need, write to us within 30 days with your order number. You get your
          money back, without a questionnaire.
        </p>
        <Callout className="mt-8">{notLegalAdvice} Have important policies reviewed by counsel.</Callout>
      </Section>
    </>
  );
}

export default withQueries(Details);
