import { useQuery } from '@tanstack/react-query';
import { notLegalAdvice, notReviewed } from '@contracts/brand';
import { exampleSentence } from '@law/example-sentences';
import { documentName } from '@/catalog/documents';
import { otherDocumentsOfFact } from '@/catalog/example-sentence';
import { ExampleTrail } from '@/features/all/law/components/example-trail';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { readingFigures } from '@/features/all/law/model/reading-figures';
import { formatDate } from '@/lib/text/format';
import { shopDay } from '@/lib/text/shop-zone';
import { Seo } from '@/rendering/seo';
import { withQueries } from '@/rendering/with-queries';
import { CheckList } from '@/ui/check-list';
import { Container } from '@/ui/container';
import { KeyValueList } from '@/ui/key-value-list';
import { Link } from '@/ui/link';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { unbroken } from '@/ui/unbroken';
import { WholeDocument } from './whole-document';

const path = '/how-we-work';

const steps = [
  {
    title: 'Read',
    text: 'We read the statute or the page of the public body and note address, section, day and the words that carry the statement.',
  },
  {
    title: 'Write',
    text: 'A document states the rule in plain words and names the fact that it rests on. A check compares each figure with its fact.',
  },
  {
    title: 'Read again',
    text: 'Every statement has a day on which it is read again; figures of a year are read as the year begins.',
  },
  {
    title: 'Tell you',
    text: 'When a fact changes we see which documents state it, correct them, and write to the buyers of those documents.',
  },
];

const notDone = [
  notReviewed,
  'We do not know your contracts, your plan documents or your city’s rules unless a document asks for them.',
  'Where we could read a rule only second-hand, the page says so beside it.',
  'Where we could not read a rule at all, we do not state it.',
];

/** How a sentence gets into a document, counted where it can be counted, and what nobody here does. */
function Method() {
  return (
    <>
      <Seo
        path={path}
        title="How we work"
        description="How each statement of law in our documents is read, noted with its source and date, and read again; what we do not check; and who writes."
      />
      <Container>
        <PageHeader
          title="How we work"
          lead="A policy is as good as the sentence of law behind it. This is how ours get there, and what we leave to you."
        />
      </Container>
      <Section title="From a sentence to its statute">
        <ExampleTrail example={exampleSentence} />
        <p className="mt-4 text-sm text-muted">
          {unbroken(
            `Also stated in: ${otherDocumentsOfFact.map((document) => documentName(document, 'MN')).join(', ')}.`,
          )}
        </p>
        <Stepper className="mt-10" steps={steps} />
      </Section>
      <Section tone="sunken" title="What stands behind it today">
        <Figures />
      </Section>
      <Section title="What we do not do" width="narrow">
        <CheckList items={notDone.map(unbroken)} />
        <p className="mt-6 text-muted">{notLegalAdvice}</p>
      </Section>
      <Section tone="sunken" title="See a whole document first" width="narrow">
        <WholeDocument />
      </Section>
    </>
  );
}

export default withQueries(Method);

function Figures() {
  const { data: facts = [] } = useQuery(lawFactsQuery);
  const figures = readingFigures(facts, shopDay());
  const days = [
    { label: 'Last reading', day: figures.lastReading },
    { label: 'Next reading', day: figures.nextReading },
  ];
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Statements of law', value: String(figures.statements) },
          { label: 'Read on an official page', value: String(figures.officialPage) },
          { label: 'Read in a copy of the law', value: String(figures.officialText) },
          { label: 'Second-hand', value: String(figures.secondHand) },
          { label: 'Worked out by us', value: String(figures.calculated) },
          ...days.flatMap(({ label, day }) => (day === null ? [] : [{ label, value: formatDate(day) }])),
        ]}
      />
      <p className="mt-6">
        <Link to="/law-changes" className="link">
          What changed in the law, and when we noticed
        </Link>
      </p>
    </>
  );
}
