import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { brand, guarantee, notLegalAdvice } from '@contracts/brand';
import { productSkus, products, type ProductSku } from '@contracts/products';
import { BuyButton } from '@/app/buy-button';
import { ratingClaims, showClaims } from '@/catalog/claims';
import { priceOn } from '@/catalog/prices';
import { howToUse, productPages, productQuestions } from '@/catalog/product-pages';
import { useCoupon } from '@/features/coupon/coupon-context';
import { libraryQuery, packagesOf } from '@/features/library/api/library-api';
import { PackageContents } from '@/features/library/components/package-contents';
import { formatDate, formatPrice } from '@/lib/format';
import { Seo } from '@/lib/seo';
import { siteConfig } from '@/lib/site-config';
import { Badge } from '@/ui/badge';
import { Breadcrumb } from '@/ui/breadcrumb';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { CheckList } from '@/ui/check-list';
import { Container } from '@/ui/container';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { EmptyState } from '@/ui/empty-state';
import { Price } from '@/ui/price';
import { RatingStars } from '@/ui/rating-stars';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';

export default function ProductPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  return sku ? <Product sku={sku} /> : <UnknownProduct />;
}

function UnknownProduct() {
  return (
    <Container className="py-16">
      <Seo path="/templates" title="Product not found" description="This product does not exist." noIndex />
      <h1 className="text-3xl">Product not found</h1>
      <EmptyState
        className="mt-6"
        title="There is no product at this address"
        action={<ButtonLink to="/templates">See all templates</ButtonLink>}
      />
    </Container>
  );
}

function Product({ sku }: { readonly sku: ProductSku }) {
  const { name, path } = products[sku];
  const page = productPages[sku];
  const library = useQuery(libraryQuery);
  const packages = library.data ? packagesOf(library.data, sku) : [];
  return (
    <>
      <Seo
        path={path}
        title={name}
        description={page.metaDescription}
        type="product"
        structuredData={structuredData(sku)}
      />
      <Container className="pt-8 pb-16">
        <Breadcrumb items={[{ label: 'Templates', to: '/templates' }, { label: name }]} />
        <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_22rem]">
          <div>
            <Badge tone="primary">{page.badge}</Badge>
            <h1 className="mt-3 text-4xl">{name}</h1>
            <p className="mt-5 max-w-measure text-lg text-muted">{page.subtitle}</p>
            {showClaims && (
              <p className="mt-4">
                <RatingStars value={ratingClaims[sku].rating} count={ratingClaims[sku].reviews} />
              </p>
            )}
            <CheckList className="mt-8" items={[...page.features]} />
          </div>
          <PurchaseCard sku={sku} />
        </div>
      </Container>
      <Section
        tone="sunken"
        id="features"
        title="What You Get"
        intro="Every file, with its words. All of them come in each format."
      >
        <PackageContents packages={packages} isLoading={library.isPending} isFailed={library.isError} />
      </Section>
      <Section title="Who It’s For">
        <CheckList items={[...page.whoItsFor]} />
      </Section>
      <Section tone="sunken" title="How to Use">
        <Stepper steps={[...howToUse]} />
      </Section>
      <Section title="What’s Not Included">
        <CheckList sign="cross" items={[...page.notIncluded]} />
      </Section>
      <Section tone="sunken" title="Questions" width="narrow">
        <DisclosureGroup>
          {productQuestions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question} name="questions">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </DisclosureGroup>
      </Section>
      <Section title="30-day money-back guarantee" width="narrow">
        <p className="text-lg text-muted">
          If the pack is not what you need, write to us within 30 days with your order number. You get your
          money back, without a questionnaire.
        </p>
        <Callout className="mt-8">{notLegalAdvice} Have important policies reviewed by counsel.</Callout>
      </Section>
    </>
  );
}

function PurchaseCard({ sku }: { readonly sku: ProductSku }) {
  const page = productPages[sku];
  const { coupon } = useCoupon();
  const { currentCents, originalCents } = priceOn('storefront', sku);
  return (
    <Card as="section" padding="large" tone="featured" className="self-start lg:sticky lg:top-24">
      <h2 className="sr-only">Price</h2>
      <Price
        size="large"
        current={formatPrice(currentCents)}
        original={originalCents === null ? undefined : formatPrice(originalCents)}
      />
      <p className="mt-1 text-sm text-muted">One payment, no subscription.</p>
      <div className="mt-5">
        <BuyButton sku={sku} priceCents={currentCents} isWide />
      </div>
      {coupon && (
        <p className="mt-3 text-sm text-ink">
          Coupon {coupon.code} goes to the checkout with you: {coupon.description}.
        </p>
      )}
      <CheckList
        className="mt-6"
        items={[
          `For ${page.states.map((state) => (state === 'MN' ? 'Minnesota' : 'Wisconsin')).join(' and ')}`,
          page.formats.join(', '),
          page.audience,
          guarantee.replace('.', ''),
        ]}
      />
      <p className="mt-5 border-t border-hairline pt-4 text-sm text-muted">
        Released {formatDate(page.releaseDate)}
      </p>
    </Card>
  );
}

/** What search engines read: the offer as the page shows it, without the owner's rating claims. */
function structuredData(sku: ProductSku): object[] {
  const { name, path } = products[sku];
  return [
    {
      '@type': 'Product',
      name,
      sku,
      description: productPages[sku].metaDescription,
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'Offer',
        price: (priceOn('storefront', sku).currentCents / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: `${siteConfig().siteUrl}${path}`,
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: productQuestions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
