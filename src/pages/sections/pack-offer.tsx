import type { ReactElement } from 'react';
import { Link } from '@/ui/link';
import { guarantee } from '@contracts/brand';
import { products, type ProductSku } from '@contracts/products';
import type { PackState } from '@law/pack-states';
import { awayCovers } from '@/catalog/external-documents';
import { productPages } from '@/catalog/product-pages';
import { Card } from '@/ui/card';
import { unbroken } from '@/ui/unbroken';
import { BuyButton } from './buy-button';
import { OfferPrice } from './offer-price';
import { PackFan } from './pack-fan';

interface PackOfferProps {
  readonly sku: ProductSku;
  /** The state of the page, whose documents the card shows. */
  readonly state?: PackState;
  /** What it has for a state that it is not written for, said above the button. */
  readonly away?: ReactElement;
}

/** The pack that a page about law leads to: its pages, its price and the way to the checkout. */
export function PackOffer({ sku, state, away }: PackOfferProps) {
  const { name, path } = products[sku];
  return (
    <Card as="section" padding="none" className="overflow-hidden lg:self-start">
      <PackFan
        sku={sku}
        state={state ?? null}
        className="h-44 pack-fan-wide"
        {...(away ? { covers: awayCovers } : {})}
      />
      <div className="p-5 sm:p-6">
        <h2 className="text-2xl">
          <Link to={path} className="text-heading no-underline hover:underline">
            {name}
          </Link>
        </h2>
        {away ?? <Summary sku={sku} />}
        <div className="no-print mt-4 grid gap-4">
          <OfferPrice sku={sku} />
          <BuyButton sku={sku} isWide />
        </div>
        <p className="mt-3 text-sm text-muted">{unbroken(guarantee)}</p>
      </div>
    </Card>
  );
}

function Summary({ sku }: { readonly sku: ProductSku }) {
  const { subtitle, formats } = productPages[sku];
  return (
    <>
      <p className="mt-2 text-sm text-muted">{unbroken(subtitle)}</p>
      <p className="mt-2 text-sm">{formats.join(', ')}</p>
    </>
  );
}
