import type { Article, HowTo } from 'schema-dts';
import { notLegalAdvice } from '@contracts/brand';
import { longFormPath, type LongFormSlug } from '@contracts/law/law-addresses';
import { PageLaw } from '@/app/law-provider';
import { LawParagraphs } from '@/features/law/components/law-text';
import { campaignLink } from '@/features/law/model/campaign-link';
import { DocumentClaims } from '@/features/library/components/document-claims';
import { breadcrumbData } from '@/lib/breadcrumb-data';
import { formatDate } from '@/lib/format';
import { organizationData } from '@/lib/organization-data';
import { Seo } from '@/lib/seo';
import { siteConfig } from '@/lib/site-config';
import { socialPicturePath } from '@/lib/social-picture';
import { StructuredData } from '@/lib/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { Prose } from '@/ui/prose';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Example } from './example';
import { longFormParts } from './parts';

export default function Guide({ slug }: { readonly slug: LongFormSlug }) {
  const { text, state, keys, product } = longFormParts(slug);
  const path = longFormPath(slug);
  const title = `${state.name} paid leave: the employer’s guide and policy template`;
  const crumbs = [{ label: 'States', to: '/paid-leave-by-state' }, { label: `${state.name} guide` }];
  return (
    <PageLaw keys={keys}>
      <Seo path={path} title={title} description={text.description} type="article" />
      <StructuredData
        data={[breadcrumbData(crumbs, path), articleData(title, path, text), howToData(state.name, text)]}
      />
      <Container width="narrow" className="pt-8 pb-14">
        <Breadcrumb items={crumbs} />
        <h1 className="mt-6 text-4xl">{title}</h1>
        <p className="mt-5 text-lg text-muted">{text.lead}</p>
        <p className="mt-4 text-sm text-muted">
          Law as of {formatDate(text.updated)}. State agency:{' '}
          <a href={state.agency.url} className="link" rel="noopener">
            {state.agency.name}
          </a>
        </p>
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
      <Section
        title="How to Customize in 10 Minutes"
        intro="Seven steps, in the order in which the document asks for them."
      >
        <Stepper layout="column" steps={text.customize} />
      </Section>
    </PageLaw>
  );
}

function articleData(
  title: string,
  path: string,
  { description, updated }: { description: string; updated: string },
): Article {
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: updated,
    dateModified: updated,
    image: `${siteConfig().siteUrl}${socialPicturePath(path)}`,
    author: organizationData(),
    publisher: organizationData(),
    mainEntityOfPage: `${siteConfig().siteUrl}${path}`,
  };
}

function howToData(
  stateName: string,
  { customize }: { customize: readonly { readonly title: string; readonly text: string }[] },
): HowTo {
  return {
    '@type': 'HowTo',
    name: `How to customize a paid leave policy for ${stateName} in 10 minutes`,
    step: customize.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  };
}
