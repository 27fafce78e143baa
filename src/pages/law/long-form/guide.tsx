import GithubSlugger from 'github-slugger';
import type { LongFormSlug } from '@law/law-addresses';
import type { DocumentClaim } from '@/catalog/documents';
import { awayDocuments } from '@/catalog/external-documents';
import type { LongForm } from '@/catalog/long-form/long-form';
import { PageLaw } from '@/pages/sections/law-provider';
import { LawParagraphs } from '@/features/all/law/components/law-text';
import { awayPack } from '@/features/all/law/model/state-texts';
import { useLaw } from '@/features/all/law/law-context';
import { DocumentClaims } from '@/features/all/library/components/document-claims';
import { StructuredData } from '@/lib/seo/structured-data';
import { Container } from '@/ui/container';
import { Prose } from '@/ui/prose';
import { Reading } from '@/ui/reading';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Example, exampleId, hasFacts } from './example';
import { howToData } from './guide-data';
import { longFormPageData } from './page-data';

const includedTitle = 'What’s Included';
const customizeTitle = 'How to Customize in 10 Minutes';

/** The rules of a state in words, with their sources in the margin, an example, and the documents for them. */
export default function Guide({ slug }: { readonly slug: LongFormSlug }) {
  const { text, state, keys, product } = longFormPageData(slug);
  return (
    <PageLaw keys={keys}>
      <StructuredData data={[howToData(customizeTitle, text.customize)]} />
      <Container className="pb-14">
        <Rules slug={slug} />
      </Container>
      <Section
        tone="sunken"
        id="included"
        title={includedTitle}
        intro={text.included ? `In the ${product.name}.` : awayPack(state.name)}
      >
        <DocumentClaims claims={documentsOf(text)} answers={text.answers ?? []} pageState={state.code} />
      </Section>
      <Section
        id="customize"
        title={customizeTitle}
        intro="Seven steps, in the order in which the document asks for them."
      >
        <Stepper layout="column" steps={text.customize} />
      </Section>
    </PageLaw>
  );
}

/** Each document once: those of the pack, then what else answers a need. */
function documentsOf({ included, answers = [] }: LongForm): DocumentClaim[] {
  const claims: readonly DocumentClaim[] = included ?? awayDocuments;
  const others = answers.filter(({ document }) => !claims.some((claim) => claim.document === document));
  return [...claims, ...others.map(({ document }) => ({ document, text: '' }))];
}

function Rules({ slug }: { readonly slug: LongFormSlug }) {
  const { facts } = useLaw();
  const { text } = longFormPageData(slug);
  const slugger = new GithubSlugger();
  const rules = text.rules.map((rule) => ({ ...rule, id: slugger.slug(rule.title) }));
  const headings = [
    ...rules.map(({ id, title }) => ({ id, text: title })),
    ...(hasFacts(text.example.needs, facts) ? [{ id: exampleId, text: 'A worked example' }] : []),
    { id: 'included', text: includedTitle },
    { id: 'customize', text: customizeTitle },
    { id: 'timeline', text: 'Rollout Timeline' },
    { id: 'sources', text: 'Sources' },
  ];
  return (
    <Reading headings={headings}>
      <Prose>
        <LawParagraphs texts={text.intro} hasMarginNotes />
        {rules.map(({ id, title, paragraphs }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            <LawParagraphs texts={paragraphs} hasMarginNotes />
          </section>
        ))}
      </Prose>
      <Example slug={slug} example={text.example} />
    </Reading>
  );
}
