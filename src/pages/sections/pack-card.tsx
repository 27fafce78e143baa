import { Link } from '@/ui/link';
import { products, type ProductSku } from '@contracts/products';
import type { PackState } from '@law/pack-states';
import { productPages } from '@/catalog/product-pages';
import { Card } from '@/ui/card';
import { unbroken } from '@/ui/unbroken';
import { OfferAmount } from './offer-price';
import { PackFan } from './pack-fan';
import { PackFigures } from './pack-figures';

interface PackCardProps {
  readonly sku: ProductSku;
  readonly headingLevel?: 'h2' | 'h3';
  /** The state of the page, whose documents the card shows. */
  readonly state?: PackState;
}

/** A pack with its first two pages, what is in it and its price. */
export function PackCard({ sku, headingLevel: Heading = 'h3', state }: PackCardProps) {
  const { name, path } = products[sku];
  const { audience, subtitle, formats, states } = productPages[sku];
  return (
    <Card
      as="li"
      isLinked
      padding="none"
      className="grid overflow-hidden max-sm:grid-cols-[6rem_1fr] sm:grid-cols-[13rem_1fr]"
    >
      <PackFan sku={sku} state={state ?? null} className="min-h-36" />
      <div className="flex flex-col p-4 sm:min-h-64 sm:p-6">
        <p className="text-sm font-semibold text-primary">{unbroken(audience)}</p>
        <Heading className="mt-1 text-xl">
          <Link to={path} className="cover-link text-heading no-underline">
            {name}
          </Link>
        </Heading>
        <p className="mt-1.5 text-sm text-muted max-sm:hidden">{unbroken(subtitle)}</p>
        <p className="mt-3 text-sm max-sm:hidden">
          {states.join(' and ')}, {formats.join(', ')}
        </p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-4">
          <OfferAmount sku={sku} />
          <PackFigures sku={sku} />
        </div>
      </div>
    </Card>
  );
}
