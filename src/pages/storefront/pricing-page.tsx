import { productSkus, type ProductSku } from '@contracts/products';
import { coverageTerms } from '@/features/all/settings/model/coverage-terms';
import { useSettings } from '@/features/all/settings/settings-context';
import { BuyButton } from '@/pages/sections/buy-button';
import { CouponNote } from '@/pages/sections/offer-price';
import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';
import { Grid } from '@/ui/stack';
import { Bundle } from './pricing/bundle';

const Heading = staticIsland('pricing-heading', () => import('./pricing/heading'));
const Comparison = staticIsland('pricing-comparison', () => import('./pricing/comparison'));

export default function PricingPage() {
  return (
    <>
      <Seo
        path="/pricing"
        title="Pricing"
        description="What the template packs cost: one payment each, no subscription, 30-day money-back guarantee."
      />
      <Container className="pb-16">
        <Heading />
        <h2 className="sr-only">Single packs</h2>
        <Grid as="ul" cell="small">
          {productSkus.map((sku) => (
            <PricedPack key={sku} sku={sku} />
          ))}
        </Grid>
        <Coverage />
        <Bundle />
      </Container>
      <Comparison />
    </>
  );
}

/** What a license covers, read before it is bought. */
function Coverage() {
  const { LICENSE_COMPANIES } = useSettings();
  return <p className="mt-6 mb-6 max-w-measure text-muted">{coverageTerms(LICENSE_COMPANIES)}</p>;
}

/** The pack with the most documents is marked. */
const marked = 'core-hr';

interface PackProps {
  readonly sku: ProductSku;
}

const loadTop = () => import('./pricing/pack-top');
const tops = {
  'mn-paid-leave': staticIsland<PackProps>('pricing-mn-paid-leave', loadTop),
  'core-hr': staticIsland<PackProps>('pricing-core-hr', loadTop),
  'payroll-ops': staticIsland<PackProps>('pricing-payroll-ops', loadTop),
  'micro-templates': staticIsland<PackProps>('pricing-micro-templates', loadTop),
};

function PricedPack({ sku }: PackProps) {
  const Top = tops[sku];
  return (
    <Card
      as="li"
      padding="none"
      tone={sku === marked ? 'featured' : 'surface'}
      className="flex flex-col overflow-hidden"
    >
      <Top sku={sku} />
      <div className="mt-auto grid gap-4 p-5 pt-4">
        <CouponNote sku={sku} />
        <BuyButton sku={sku} size="medium" isWide />
      </div>
    </Card>
  );
}
