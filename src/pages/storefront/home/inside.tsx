import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { notLegalAdvice } from '@contracts/brand';
import { products } from '@contracts/products';
import { documentName } from '@/catalog/documents';
import { homeFirstPages } from '@/catalog/first-pages';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { ReviewMark } from '@/features/all/law/components/review-mark';
import { indexFacts } from '@/features/all/law/model/law-text';
import { sourceName, sourceRemark } from '@/features/all/law/model/source-text';
import { SamplePage } from '@/features/all/library/components/sample-page';
import { usePagePins } from '@/features/all/library/components/page-pins';
import { CheckList } from '@/ui/check-list';
import { RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { unbroken } from '@/ui/unbroken';
import { exampleDocument, exampleFact, exampleSentence, otherDocumentsOfFact } from './example-sentence';

const inside = [
  'Policies in plain words, with purpose, rule and procedure',
  'Notices and forms, ready to fill in and sign',
  'A drafting note at every choice that is yours',
  'Word with real fields, Google Docs, fillable PDF, Excel where it helps',
  'Law with its statute, its source and its as-of date',
  'New versions in your account when the law moves',
];

/** One page large enough to be read, and where one of its sentences comes from. */
export function Inside() {
  const { sku, document } = homeFirstPages.inside;
  // The third to fifth item are what the numbers of the page stand for.
  const pins = [0, 0, ...usePagePins(sku, document).map((isShown, index) => (isShown ? index + 1 : 0))];
  return (
    <Section
      tone="sunken"
      space="large"
      title="What is inside"
      action={<PageState />}
      className="has-page-state"
    >
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_34rem]">
        <div>
          <CheckList items={inside} pins={pins} />
          <SentenceOrigin />
        </div>
        <SamplePage {...homeFirstPages.inside} hasPins className="mx-auto w-full max-w-xl max-sm:hidden" />
      </div>
    </Section>
  );
}

const pageStates = [
  ['Filled in', 'Filled in'],
  ['Blank', 'Blank'],
] as const;

/** Shows the fields of the page as they come or as they are filled in. Static HTML; the stylesheet follows it. */
function PageState() {
  return (
    <RadioRow
      className="-my-3 hidden sm:flex"
      legend="Show the page"
      isLegendHidden
      name="page-state"
      options={pageStates}
      defaultValue="Filled in"
    />
  );
}

/** The compliance note, by one real row of the law facts. */
function SentenceOrigin() {
  const { data: facts = [] } = useQuery(lawFactsQuery);
  const fact = indexFacts(facts).get(exampleFact);
  return (
    <section aria-labelledby="sentence-origin" className="mt-10">
      <h3 id="sentence-origin">Where a sentence comes from</h3>
      <dl className="mt-4 grid gap-4 border-l-2 border-hairline pl-5 text-[0.9375rem]">
        <div>
          <dt className="text-sm text-muted">
            In the{' '}
            <Link className="link" to={products['mn-paid-leave'].path}>
              {documentName(exampleDocument, 'MN')}
            </Link>
          </dt>
          <dd className="mt-0.5 font-serif text-lg text-heading">“{exampleSentence}”</dd>
        </div>
        {fact && (
          <div>
            <dt className="text-sm text-muted">The statement about law</dt>
            <dd className="mt-0.5">
              <span>{fact.statement}</span>
              <ReviewMark fact={fact} />{' '}
              <a translate="no" className="link" href={fact.source} rel="noopener">
                {sourceName(fact)}
              </a>
              <span className="mt-1 block text-sm text-muted">{unbroken(sourceRemark(fact))}</span>
            </dd>
          </div>
        )}
        <div className="max-sm:hidden">
          <dt className="text-sm text-muted">Also stated in</dt>
          <dd className="mt-0.5">
            {unbroken(otherDocumentsOfFact.map((document) => documentName(document, 'MN')).join(', '))}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-muted">
        {unbroken(`${notLegalAdvice} Have important policies reviewed by counsel.`)}
      </p>
    </section>
  );
}
