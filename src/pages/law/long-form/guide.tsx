import { notLegalAdvice } from '@contracts/brand';
import { longFormPath, type LongFormSlug } from '@contracts/law/law-addresses';
import type { StateRecord } from '@contracts/law/state-record';
import { PageLaw } from '@/app/law-provider';
import { LawParagraphs } from '@/features/law/components/law-text';
import { useLaw } from '@/features/law/law-context';
import { campaignLink } from '@/features/law/model/campaign-link';
import { lastChange, lawAsOf } from '@/features/law/model/page-dates';
import { DocumentClaims } from '@/features/library/components/document-claims';
import { breadcrumbData } from '@/lib/breadcrumb-data';
import { formatDate } from '@/lib/format';
import { Seo } from '@/lib/seo';
import { StructuredData } from '@/lib/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { Prose } from '@/ui/prose';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Example } from './example';
import { articleData, howToData } from './guide-data';
import { longFormParts } from './parts';

const customizeTitle = 'How to Customize in 10 Minutes';
const guideTitle = ({ name }: StateRecord) => `${name} paid leave: the employer’s guide and policy template`;

export default function Guide({ slug }: { readonly slug: LongFormSlug }) {
  const { text, state, keys, product } = longFormParts(slug);
  const path = longFormPath(slug);
  const title = guideTitle(state);
  const crumbs = [{ label: 'States', to: '/paid-leave-by-state' }, { label: `${state.name} guide` }];
  return (
    <PageLaw keys={keys}>
      <Seo path={path} title={title} description={text.description} type="article" />
      <StructuredData data={[breadcrumbData(crumbs, path), howToData(customizeTitle, text.customize)]} />
      <Container width="narrow" className="pt-8 pb-14">
        <Breadcrumb items={crumbs} />
        <h1 className="mt-6 text-4xl">{title}</h1>
        <p className="mt-5 text-lg text-muted">{text.lead}</p>
        <Dates slug={slug} />
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={product.path}>See the {product.name}</ButtonLink>
          <ButtonLink to={campaignLink(state, 'guide')} variant="secondary">
            Get the Free Pack
          </ButtonLink>
        </p>
        <Callout tone="law" className="mt-8">
          {notLegalAdvice} Numbers in the text lead to the source of each statement.
        </Callout>
        <Prose className="mt-10">
          <LawParagraphs texts={text.intro} />
          {text.rules.map(({ title: heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <LawParagraphs texts={paragraphs} />
            </section>
          ))}
        </Prose>
        <Example example={text.example} />
      </Container>
      <Section
        tone="sunken"
        title="What’s Included"
        intro={`In the ${product.name}, as far as it serves ${state.name}.`}
      >
        <DocumentClaims claims={text.included} pageState={state.code} />
      </Section>
      <Section title={customizeTitle} intro="Seven steps, in the order in which the document asks for them.">
        <Stepper layout="column" steps={text.customize} />
      </Section>
    </PageLaw>
  );
}

/** The dates go with the facts: when the owner reads one of them again, the page says so. */
function Dates({ slug }: { readonly slug: LongFormSlug }) {
  const { facts } = useLaw();
  const { keys, text, state } = longFormParts(slug);
  const changedOn = lastChange(keys, facts, text.updated) ?? text.updated;
  const asOf = lawAsOf(keys, facts);
  return (
    <>
      <StructuredData data={[articleData(guideTitle(state), slug, text.lead, changedOn)]} />
      <p className="mt-4 text-sm text-muted">
        {asOf && `Law as of ${formatDate(asOf)}. `}Updated{' '}
        <time dateTime={changedOn}>{formatDate(changedOn)}</time>. State agency:{' '}
        <a href={state.agency.url} className="link" rel="noopener">
          {state.agency.name}
        </a>
      </p>
    </>
  );
}
