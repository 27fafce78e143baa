import { guarantee, notLegalAdvice } from '@contracts/brand';
import { cheapestProduct, readPriceList } from '@contracts/prices';
import { useSettings } from '@/features/all/settings/settings-context';
import { useOffer } from '@/pages/sections/use-offer';
import { formatPrice } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button-link';
import { Link } from '@/ui/link';
import { unbroken } from '@/ui/unbroken';

export default function HeroActions() {
  const { PRICE_LIST } = useSettings();
  const sku = cheapestProduct(readPriceList(PRICE_LIST));
  const { totalCents } = useOffer(sku);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to="/templates" size="large">
          <span>
            Choose your pack, from{' '}
            <shop-price>
              <span data-quote={sku} translate="no">
                {formatPrice(totalCents)}
              </span>
            </shop-price>
          </span>
        </ButtonLink>
        <Link to="/free-resources" className="link inline-flex min-h-11 items-center">
          or take the free pack
        </Link>
      </div>
      <p className="mt-4 text-sm text-muted">{unbroken(`One payment. ${guarantee} ${notLegalAdvice}`)}</p>
    </>
  );
}
