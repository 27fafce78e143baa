import { brand, guarantee, notLegalAdvice } from '@contracts/brand';
import { productSkus } from '@contracts/products';
import { useQuery } from '@tanstack/react-query';
import { LeadBlock } from '@/app/lead-block';
import { ProductCard } from '@/app/product-card';
import { AssetCard } from '@/features/leads/components/asset-card';
import { starterPackQuery } from '@/features/leads/api/leads-api';
import { Seo } from '@/lib/seo';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { CheckList } from '@/ui/check-list';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { Stepper } from '@/ui/stepper';

const steps = [
  {
    title: 'Pick your state and topic',
    text: 'Minnesota or Wisconsin, leave, handbook, payroll or one-page notices.',
  },
  {
    title: 'Fill in your details once',
    text: 'Company name, contacts and dates are fields. Word, Google Docs and PDF.',
  },
  {
    title: 'Issue it with confidence',
    text: 'Announcement, acknowledgement and tracker are part of each pack.',
  },
];

const inside = [
  'Policies in plain words, with purpose, rule and procedure',
  'Notices and forms, ready to fill in and sign',
  'A drafting note at every choice that is yours',
  'Law with its statute, its source and its as-of date',
  'Word with real fields, Google Docs, fillable PDF, Excel where it helps',
  'New versions in your account when the law moves',
];

export default function HomePage() {
  const assets = useQuery(starterPackQuery);
  return (
    <>
      <Seo
        path="/"
        title={brand.tagline}
        description="HR and payroll policy templates for small businesses in Minnesota and Wisconsin: finished documents with sources and as-of dates, in Word, Google Docs and PDF."
        structuredData={[{ '@type': 'Organization', name: brand.name, description: brand.tagline }]}
      />
      <Container className="py-14 sm:py-20 lg:py-24">
        <h1 className="max-w-[20ch] text-5xl">HR and payroll policies that are finished when you get them</h1>
        <p className="mt-6 max-w-measure text-lg text-muted">
          For small businesses in Minnesota and Wisconsin. Real documents with sources and dates, filled with
          your company&apos;s details, in Word, Google Docs and PDF.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/templates" size="large">
            Browse templates
          </ButtonLink>
          <ButtonLink to="/free-resources" size="large" variant="secondary">
            Get the Free Pack
          </ButtonLink>
        </div>
        <p className="mt-6 text-sm text-muted">
          {guarantee} {notLegalAdvice}
        </p>
      </Container>
      <Section tone="sunken" title="How it works">
        <Stepper steps={steps} />
      </Section>
      <Section
        title="Four packs, two states"
        intro="One payment, no subscription. The files are yours to edit."
      >
        <Grid as="ul" cell="medium">
          {productSkus.map((sku) => (
            <ProductCard key={sku} sku={sku} hasOriginalPrice={sku !== 'mn-paid-leave'} />
          ))}
        </Grid>
      </Section>
      <Section tone="sunken" title="What is inside">
        <CheckList items={inside} columns={2} />
        <Callout tone="law" className="mt-8" title="About the law">
          Every statement about law names its source and the day it was checked. {notLegalAdvice} Have
          important policies reviewed by counsel.
        </Callout>
      </Section>
      <Section
        title="Start with the free pack"
        intro="Four documents that work on their own: a payroll calendar, an onboarding checklist, a rollout plan and an acknowledgement tracker."
      >
        <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
          <Grid as="ul" cell="medium">
            {(assets.data ?? []).map((asset) => (
              <AssetCard key={asset.slug} asset={asset} hasDownloads={false} />
            ))}
          </Grid>
          <div>
            <LeadBlock variant="hero" />
          </div>
        </div>
      </Section>
      <Section tone="inverse" title="A policy this week, not this quarter">
        <ButtonLink to="/templates" size="large" variant="secondary">
          See all templates
        </ButtonLink>
      </Section>
    </>
  );
}
