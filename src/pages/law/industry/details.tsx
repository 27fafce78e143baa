import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { notLegalAdvice } from '@contracts/brand';
import { industryPath, industrySlugs, longFormPath, type IndustrySlug } from '@law/law-addresses';
import { PageLaw } from '@/pages/sections/law-provider';
import StateChoice from '@/pages/sections/state-choice';
import { documents } from '@/catalog/documents';
import { industries } from '@/catalog/industries/industries';
import type { Industry } from '@/catalog/industries/industry';
import { useLaw } from '@/features/all/law/law-context';
import { LawText } from '@/features/all/law/components/law-text';
import { QuestionList } from '@/features/all/law/components/question-list';
import { SourceList } from '@/features/all/law/components/source-list';
import { readLawText } from '@/features/all/law/model/law-text';
import { industryKeys } from '@/features/all/law/model/page-keys';
import { libraryQuery, packagesOf } from '@/features/all/library/api/library-api';
import { AnsweringDocument } from '@/features/all/library/components/answering-document';
import { DocumentNames } from '@/features/all/library/components/document-names';
import { PackageContents } from '@/features/all/library/components/package-contents';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { Stepper } from '@/ui/stepper';
import { unbroken } from '@/ui/unbroken';
import { LinkList } from '../state/state-links';
import { Scene } from './scene';

/** The product that the page sells. */
const sold = 'core-hr';

/** From purchase to practice, in four steps. */
const flow = (slug: IndustrySlug, { training }: Industry) => [
  { title: 'Download', text: 'The link comes by email within minutes; your account keeps the files.' },
  {
    title: 'Customize',
    text: 'Company, contacts and dates are fields. Settle the drafting notes as you go.',
  },
  {
    title: 'Train',
    text: `${training} The handbook’s section for those who lead others and the ${documents['manager-leave-checklist'].title} are made for it.`,
  },
  {
    title: 'Launch',
    text: (
      <>
        Announce, collect the signatures, and hang up what has to hang. The text of the announcement and a
        tracker for the signatures are in the{' '}
        <Link
          to={`/free-resources?utm_source=industry-page&utm_medium=steps&utm_campaign=${slug}`}
          className="link"
        >
          free pack
        </Link>
        .
      </>
    ),
  },
];

export default function Details({ slug }: { readonly slug: IndustrySlug }) {
  const industry = industries[slug];
  return (
    <PageLaw keys={industryKeys(industry)}>
      <Section tone="sunken" title={`Why ${industry.buyers} choose this`}>
        <Scene slug={null} className="mb-8 lg:hidden" />
        <Grid as="ul" cell="medium">
          {industry.reasons.map(({ title, text, documents: named }) => (
            <Card key={title} as="li">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{unbroken(text)}</p>
              {named && <DocumentNames slugs={named} sold={sold} />}
            </Card>
          ))}
        </Grid>
      </Section>
      <Challenges industry={industry} />
      <Contents />
      <Section title="From purchase to practice">
        <Stepper steps={flow(slug, industry)} />
      </Section>
      <Section tone="sunken" title="Questions" width="narrow">
        <QuestionList questions={industry.questions} />
        <Callout tone="law" className="mt-8">
          {notLegalAdvice} Each statement names its source below, with the day on which it was read.
        </Callout>
      </Section>
      <Section title="Read on">
        <Grid cell="medium" gap="large">
          <LinkList
            title="State guides"
            links={['minnesota', 'wisconsin'].map((state) => ({
              to: longFormPath(state),
              label: state === 'minnesota' ? 'Minnesota paid leave' : 'Wisconsin leave',
            }))}
          />
          <LinkList
            title="Other industries"
            links={industrySlugs
              .filter((other) => other !== slug)
              .map((other) => ({ to: industryPath(other), label: industries[other].name }))}
          />
          <nav aria-label="Tools">
            <h3 className="text-xl">Not sure?</h3>
            <p className="mt-3 text-muted">
              Six questions under{' '}
              <Link to="/which-templates-do-i-need" className="link">
                Which templates do I need?
              </Link>{' '}
              tell which, and which you do not.
            </p>
          </nav>
        </Grid>
      </Section>
      <Section tone="sunken" title="Sources" width="narrow">
        <SourceList />
      </Section>
    </PageLaw>
  );
}

/** Each situation beside the document that settles it. One whose fact was removed is left out. */
function Challenges({ industry: { challenges, solutions } }: { readonly industry: Industry }) {
  const { facts } = useLaw();
  return (
    <Section title="What goes wrong, and which document helps">
      <ol>
        {solutions.map(({ text, documents: [first, ...others] }, index) => {
          const challenge = challenges[index] ?? '';
          const [situation = '', ...rules] = challenge.split(/ (?=\{\{)/);
          return (
            readLawText(challenge, facts) && (
              <li key={text} className="grid gap-x-10 gap-y-5 border-t border-hairline py-6 md:grid-cols-2">
                <div>
                  <h3>
                    <LawText text={situation} />
                  </h3>
                  {rules.length > 0 && (
                    <p className="mt-2 text-muted">
                      <LawText text={rules.join(' ')} />
                    </p>
                  )}
                </div>
                <AnsweringDocument slug={first} size="large">
                  <p className="mt-2">
                    <LawText text={text} />
                  </p>
                  {others.length > 0 && <DocumentNames slugs={others} sold={sold} />}
                </AnsweringDocument>
              </li>
            )
          );
        })}
      </ol>
    </Section>
  );
}

function Contents() {
  const { data, isPending, isError } = useQuery(libraryQuery);
  return (
    <Section tone="sunken" title="What’s in the pack" action={<StateChoice />}>
      <PackageContents
        sku={sold}
        packages={data ? packagesOf(data, sold) : []}
        isLoading={isPending}
        isFailed={isError}
        isShort
      />
    </Section>
  );
}
