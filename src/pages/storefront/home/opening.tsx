import { guarantee, notLegalAdvice } from '@contracts/brand';
import { productSkus } from '@contracts/products';
import { PagePictureFigure } from '@/app/page-picture-figure';
import { ProductCard } from '@/app/product-card';
import { productPictures } from '@/catalog/page-pictures';
import { useSettings } from '@/features/settings/settings-context';
import { shopData, websiteData } from '@/lib/organization-data';
import { StructuredData } from '@/lib/structured-data';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { CheckList } from '@/ui/check-list';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { Stepper } from '@/ui/stepper';
import { unbroken } from '@/ui/unbroken';

const steps = [
  {
    title: 'Pick your state and topic',
    text: 'Minnesota or Wisconsin, leave, handbook, payroll or short notices.',
  },
  {
    title: 'Fill in your details once',
    text: 'Company name, contacts and dates are fields. Word, Google Docs and PDF.',
  },
  {
    title: 'Issue it with confidence',
    text: 'Announce it and have it signed. A text for the announcement and a tracker for the signatures are in the free pack.',
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

const [, heroPicture] = productPictures['mn-paid-leave'];

export default function Opening() {
  const { SUPPORT_EMAIL } = useSettings();
  return (
    <>
      <StructuredData data={[shopData(SUPPORT_EMAIL), websiteData()]} />
      <Container className="grid items-center gap-x-16 gap-y-12 py-14 sm:py-20 lg:grid-cols-[1fr_19rem] lg:py-24">
        <div>
          <h1 className="max-w-[20ch] text-5xl">
            HR and payroll policies that are finished when you get them
          </h1>
          <p className="mt-6 max-w-measure text-lg text-muted">
            For small businesses in Minnesota and Wisconsin. Real documents with sources and dates, filled
            with your details, in Word, Google Docs and PDF.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/templates" size="large">
              Browse templates
            </ButtonLink>
            <ButtonLink to="/free-resources" size="large" variant="secondary">
              Get the Free Pack
            </ButtonLink>
          </div>
          <p className="mt-6 text-sm text-muted">{unbroken(`${guarantee} ${notLegalAdvice}`)}</p>
        </div>
        <PagePictureFigure picture={heroPicture} isPack isFirst className="mx-auto w-full max-w-76" />
      </Container>
      <Section tone="sunken" title="How it works">
        <Stepper steps={steps} />
      </Section>
      <Section
        title="Four packs, two states"
        intro="One payment, no subscription. The files are yours to edit."
      >
        <Grid as="ul" cell="quarter">
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
    </>
  );
}
