import { Link } from 'react-router-dom';
import { products, type ProductSku } from '@contracts/products';
import { productPictures } from '@/catalog/page-pictures';
import { priceOn } from '@/catalog/prices';
import { productPages } from '@/catalog/product-pages';
import { formatPrice } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Price } from '@/ui/price';
import { unbroken } from '@/ui/unbroken';
import { PagePictureFigure } from './page-picture-figure';

interface ProductCardProps {
  readonly sku: ProductSku;
  readonly headingLevel?: 'h2' | 'h3';
  /** Shows the top of a page of the pack. */
  readonly hasPicture?: boolean;
  /** The home page lists no original price for the Minnesota kit. */
  readonly hasOriginalPrice?: boolean;
}

export function ProductCard({
  sku,
  headingLevel: Heading = 'h3',
  hasPicture = false,
  hasOriginalPrice = true,
}: ProductCardProps) {
  const { name, path } = products[sku];
  const { badge, subtitle, formats, states } = productPages[sku];
  const { currentCents, originalCents } = priceOn('storefront', sku);
  const [cover] = productPictures[sku];
  return (
    <Card as="li" isLinked className="flex flex-col">
      {/* On a phone at the foot of the card: there it would be the largest thing on the first screen, and arrive late. */}
      {hasPicture && (
        <PagePictureFigure picture={cover} isTopOnly className="max-sm:order-1 max-sm:mt-5 sm:mb-5" />
      )}
      <p>
        <Badge tone="primary">{badge}</Badge>
      </p>
      <Heading className="mt-3 text-xl">
        <Link to={path} className="text-heading no-underline after:absolute after:inset-0">
          {name}
        </Link>
      </Heading>
      <p className="mt-2 text-muted">{unbroken(subtitle)}</p>
      <p className="mt-3 text-sm text-muted">
        {states.join(' and ')}, {formats.join(', ')}
      </p>
      <div className="mt-auto pt-4">
        <Price
          current={formatPrice(currentCents)}
          original={hasOriginalPrice && originalCents !== null ? formatPrice(originalCents) : undefined}
        />
      </div>
    </Card>
  );
}
