import { Link } from 'react-router-dom';
import { productSkus, products } from '@contracts/products';
import { BuyButton } from '@/app/buy-button';
import { bundlePrice, priceOn } from '@/catalog/prices';
import { bundleSkus, pricingAudience } from '@/catalog/pricing-hints';
import { useAuth } from '@/features/auth/auth-context';
import { useSettings } from '@/features/settings/settings-context';
import { formatPrice } from '@/lib/format';
import { Seo } from '@/lib/seo';
import { still } from '@/lib/still';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';
import { Price } from '@/ui/price';
import { Grid } from '@/ui/stack';

const Heading = still('pricing-heading', () => import('./pricing/heading'));
const BundleContents = still('pricing-bundle', () => import('./pricing/bundle-contents'));
const Comparison = still('pricing-comparison', () => import('./pricing/comparison'));

export default function PricingPage() {
  const quoteStorefront = useSettings().QUOTE_STOREFRONT_PRICE === 'true';
  return (
    <>
      <Seo
        path="/pricing"
        title="Pricing"
        description="What the template packs cost: one payment each, no subscription, 30-day money-back guarantee. Save 15 percent on Core HR and Payroll Ops together."
      />
      <Container className="pb-16">
        <Heading />
        <Bundle quoteStorefront={quoteStorefront} />
        <h2 className="mt-16 mb-6 text-2xl">Single packs</h2>
        <Grid as="ul" cell="small">
          {productSkus.map((sku) => {
            const { currentCents, originalCents } = priceOn('pricing', sku, quoteStorefront);
            return (
              <Card as="li" key={sku} className="flex flex-col">
                <h3 className="text-xl">
                  <Link to={products[sku].path} className="text-heading no-underline hover:underline">
                    {products[sku].name}
                  </Link>
                </h3>
                <p className="mt-2 text-muted">{pricingAudience[sku]}</p>
                <div className="mt-auto grid gap-4 pt-5">
                  <Price
                    current={formatPrice(currentCents)}
                    original={originalCents === null ? undefined : formatPrice(originalCents)}
                  />
                  <BuyButton sku={sku} priceCents={currentCents} size="medium" isWide />
                </div>
              </Card>
            );
          })}
        </Grid>
      </Container>
      <Comparison />
    </>
  );
}

function Bundle({ quoteStorefront }: { readonly quoteStorefront: boolean }) {
  const { isAdmin } = useAuth();
  const { currentCents, originalCents } = bundlePrice(quoteStorefront);
  return (
    <Card
      as="section"
      tone="featured"
      padding="large"
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]"
    >
      <div>
        <p>
          <Badge tone="primary">Best value</Badge>
        </p>
        <h2 className="mt-3 text-3xl">{bundleSkus.map((sku) => products[sku].name).join(' + ')}</h2>
        <BundleContents />
      </div>
      <div className="lg:self-center">
        <Price
          size="large"
          current={formatPrice(currentCents)}
          original={originalCents === null ? undefined : formatPrice(originalCents)}
        />
        <p className="mt-1 mb-5 text-sm text-muted">15 percent less than the two packs alone. One payment.</p>
        <BuyButton sku="core-hr" priceCents={currentCents} label="Buy the bundle" isWide />
        {isAdmin && (
          <p className="mt-3 text-sm text-muted">
            For you as the owner: this button opens the Core HR checkout. Sell the bundle there as one offer
            that reports both products.
          </p>
        )}
      </div>
    </Card>
  );
}
