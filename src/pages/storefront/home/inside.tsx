import { Link } from '@/ui/link';
import { notLegalAdvice } from '@contracts/brand';
import { exampleSentence } from '@law/example-sentences';
import { packStates } from '@law/pack-states';
import { homeFirstPages } from '@/catalog/first-pages';
import { ExampleTrail } from '@/features/all/law/components/example-trail';
import { SamplePage } from '@/features/all/library/components/sample-page';
import { usePagePins } from '@/features/all/library/components/page-pins';
import { inPlaceOf } from '@/pages/sections/of-state';
import { cn } from '@/ui/cn';
import { CheckList } from '@/ui/check-list';
import { RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { unbroken } from '@/ui/unbroken';

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
  const { sku, document } = homeFirstPages.inside.MN;
  // The pages of both states have the same numbers. The third to fifth item are what the numbers of the page stand for.
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
        {packStates.map((state) => (
          <SamplePage
            key={state}
            {...homeFirstPages.inside[state]}
            hasPins
            className={cn('mx-auto w-full max-w-xl max-sm:hidden', inPlaceOf(state))}
          />
        ))}
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
  return (
    <section aria-labelledby="sentence-origin" className="mt-10">
      <h3 id="sentence-origin" className="mb-4">
        Where a sentence comes from
      </h3>
      <ExampleTrail example={exampleSentence} isColumn />
      <p className="mt-4 text-sm text-muted">
        <Link className="link" to="/how-we-work">
          How we work
        </Link>
        <span>{unbroken(`. ${notLegalAdvice} Have important policies reviewed by counsel.`)}</span>
      </p>
    </section>
  );
}
