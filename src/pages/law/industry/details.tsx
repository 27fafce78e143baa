import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { notLegalAdvice } from '@contracts/brand';
import { industryPath, industrySlugs, longFormPath, type IndustrySlug } from '@contracts/law/law-addresses';
import { PageLaw } from '@/app/law-provider';
import { industries } from '@/catalog/industries/industries';
import type { Industry } from '@/catalog/industries/industry';
import { LawText } from '@/features/law/components/law-text';
import { QuestionList } from '@/features/law/components/question-list';
import { SourceList } from '@/features/law/components/source-list';
import { namedFacts } from '@/features/law/model/law-text';
import { libraryQuery, packagesOf } from '@/features/library/api/library-api';
import { PackageContents } from '@/features/library/components/package-contents';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { Stepper } from '@/ui/stepper';
import { unbroken } from '@/ui/unbroken';
import { LinkList } from '../state/state-links';

const flow = [
  { title: 'Download', text: 'The link comes by e-mail within minutes; your account keeps the files.' },
  {
    title: 'Customize',
    text: 'Company, contacts and dates are fields. Settle the drafting notes as you go.',
  },
  { title: 'Train', text: 'Take the scripts to whoever runs a shift or a crew; half an hour is enough.' },
  {
    title: 'Launch',
    text: 'Announce, collect the signatures, hang up what has to hang, and file the tracker.',
  },
];

export default function Details({ slug }: { readonly slug: IndustrySlug }) {
  const industry = industries[slug];
  const keys = namedFacts([industry.challenges, industry.solutions, industry.questions]);
  return (
    <PageLaw keys={keys}>
      <Section tone="sunken" title={`Why ${industry.name.toLowerCase()} choose this`}>
        <Grid as="ul" cell="medium">
          {industry.reasons.map(({ title, text }) => (
            <Card key={title} as="li">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{unbroken(text)}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Challenges industry={industry} />
      <Contents />
      <Section title="From purchase to practice">
        <Stepper steps={flow} />
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
            <h3 className="text-xl">Not sure</h3>
            <p className="mt-3 text-muted">
              <Link to="/which-templates-do-i-need" className="link">
                Six questions
              </Link>{' '}
              tell which templates you need, and which you do not.
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

function Challenges({ industry: { challenges, solutions } }: { readonly industry: Industry }) {
  return (
    <Section title="What goes wrong, and what the pack does about it">
      <ol className="grid gap-6">
        {challenges.map((challenge, index) => (
          <li key={challenge} className="grid gap-x-10 gap-y-3 border-t border-hairline pt-5 md:grid-cols-2">
            <div>
              <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">Challenge</h3>
              <p className="mt-1">
                <LawText text={challenge} />
              </p>
            </div>
            <div>
              <h3 className="font-sans text-sm font-semibold tracking-normal text-primary">Solution</h3>
              <p className="mt-1">
                <LawText text={solutions[index] ?? ''} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Contents() {
  const { data, isPending, isError } = useQuery(libraryQuery);
  return (
    <Section tone="sunken" title="What’s in the pack">
      <PackageContents
        packages={data ? packagesOf(data, 'core-hr') : []}
        isLoading={isPending}
        isFailed={isError}
      />
    </Section>
  );
}
