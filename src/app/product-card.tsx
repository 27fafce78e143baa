import { Link } from 'react-router-dom';
import { products, type ProductSku } from '@contracts/products';
import { priceOn } from '@/catalog/prices';
import { productPages } from '@/catalog/product-pages';
import { formatPrice } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Price } from '@/ui/price';

interface ProductCardProps {
  readonly sku: ProductSku;
  readonly headingLevel?: 'h2' | 'h3';
  /** The home page lists no original price for the Minnesota kit. */
  readonly hasOriginalPrice?: boolean;
}

export function ProductCard({
  sku,
  headingLevel: Heading = 'h3',
  hasOriginalPrice = true,
}: ProductCardProps) {
  const { name, path } = products[sku];
  const { badge, subtitle, formats, states } = productPages[sku];
  const { currentCents, originalCents } = priceOn('storefront', sku);
  return (
    <Card as="li" isLinked className="flex flex-col">
      <p>
        <Badge tone="primary">{badge}</Badge>
      </p>
      <Heading className="mt-3 text-xl">
        <Link to={path} className="text-heading no-underline after:absolute after:inset-0">
          {name}
        </Link>
      </Heading>
      <p className="mt-2 text-muted">{subtitle}</p>
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
