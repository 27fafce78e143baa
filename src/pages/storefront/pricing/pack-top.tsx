import { Link } from '@/ui/link';
import { products, type ProductSku } from '@contracts/products';
import { PackFan } from '@/pages/sections/pack-fan';
import { OfferAmount } from '@/pages/sections/offer-price';
import { PackFigures } from '@/pages/sections/pack-figures';
import { packLabels } from '@/catalog/pack-labels';
import { pricingAudience } from '@/catalog/pricing-hints';
import { withQueries } from '@/rendering/with-queries';
import { Badge } from '@/ui/badge';

/** What a pack is and costs. What else is in it says the table below. */
function PackTop({ sku }: { readonly sku: ProductSku }) {
  const { name, path } = products[sku];
  return (
    <>
      <PackFan sku={sku} className="h-24" />
      <div className="px-5 pt-4">
        <h3 className="text-xl">
          <Link to={path} className="text-heading no-underline hover:underline">
            {name}
          </Link>
        </h3>
        <p className="mt-1.5">
          <OfferAmount sku={sku} />
        </p>
        <p className="mt-2">
          <Badge tone="primary">{packLabels[sku].badge}</Badge>
        </p>
        <p className="mt-1.5 text-[0.9375rem] text-muted">{pricingAudience[sku]}</p>
        <p className="mt-1">
          <PackFigures sku={sku} />
        </p>
      </div>
    </>
  );
}

export default withQueries(PackTop);
