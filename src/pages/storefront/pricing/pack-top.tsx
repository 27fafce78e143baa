import { Link } from '@/ui/link';
import { products, type ProductSku } from '@contracts/products';
import { PackFan } from '@/pages/sections/pack-fan';
import { PackFigures } from '@/pages/sections/pack-figures';
import { packLabels } from '@/catalog/pack-labels';
import { pricingAudience } from '@/catalog/pricing-hints';
import { withQueries } from '@/rendering/with-queries';
import { Badge } from '@/ui/badge';

/** What a pack is, above its price. */
function PackTop({ sku }: { readonly sku: ProductSku }) {
  const { name, path } = products[sku];
  const { badge, states, formats } = packLabels[sku];
  return (
    <>
      <PackFan sku={sku} className="h-40" />
      <div className="px-5 pt-5">
        <p>
          <Badge tone="primary">{badge}</Badge>
        </p>
        <h3 className="mt-3 text-xl">
          <Link to={path} className="text-heading no-underline hover:underline">
            {name}
          </Link>
        </h3>
        <p className="mt-1.5 text-[0.9375rem] text-muted">{pricingAudience[sku]}</p>
        <p className="mt-2 text-sm text-muted">
          {states.join(' and ')}, {formats.join(', ')}
        </p>
        <p className="mt-1">
          <PackFigures sku={sku} />
        </p>
      </div>
    </>
  );
}

export default withQueries(PackTop);
