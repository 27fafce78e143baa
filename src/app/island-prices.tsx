import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { couponDiscount, findCoupon } from '@contracts/coupons';
import { priceOf, readPriceList, type PriceList } from '@contracts/prices';
import { isOfferSku } from '@contracts/products';
import { useSettings } from '@/features/shared/settings/settings-context';
import { formatPrice } from '@/lib/text/format';
import { StruckPrice } from '@/ui/price';

interface ShownPrice {
  /** Where the list price is struck through; null where it is not. */
  readonly place: HTMLElement | null;
  readonly listPrice: string;
  readonly restore: () => void;
}

/**
 * The prices of static islands are HTML without React: this writes into them what the checkout charges with the coupon, and the
 * list price again when the coupon goes. All other prices come from `useOffer`.
 */
export function IslandPrices({ code }: { readonly code: string }) {
  const list = readPriceList(useSettings().PRICE_LIST);
  const { pathname } = useLocation();
  const [shown, setShown] = useState<readonly ShownPrice[]>([]);

  useLayoutEffect(() => {
    const prices = showInIslands(code, list);
    setShown(prices);
    return () => prices.forEach(({ restore }) => restore());
  }, [code, list, pathname]);

  return shown.map(
    ({ place, listPrice }, index) =>
      place &&
      createPortal(
        <StruckPrice className="ml-2.5 text-base font-normal">{listPrice}</StruckPrice>,
        place,
        String(index),
      ),
  );
}

function showInIslands(code: string, list: PriceList): ShownPrice[] {
  const coupon = findCoupon(code);
  return [...document.querySelectorAll<HTMLElement>('[data-island] [data-quote]')].flatMap((quote) => {
    const sku = quote.dataset['quote'];
    if (!isOfferSku(sku)) return [];
    const cents = priceOf(sku, list);
    const discount = couponDiscount(cents, coupon, sku);
    const listPrice = formatPrice(cents);
    // After a change of page islands are ordinary React, whose prices know the coupon.
    const isRendered = quote.textContent === listPrice;
    return discount > 0 && isRendered ? [showPrice(quote, listPrice, formatPrice(cents - discount))] : [];
  });
}

function showPrice(quote: HTMLElement, listPrice: string, price: string): ShownPrice {
  // The owner's former price gives way to the list price, as on the buy card.
  const former = quote.parentElement?.parentElement?.querySelector(':scope > s');
  const formerPrice = former?.textContent ?? '';
  // A button names one price.
  const place = former || quote.closest('a') ? null : document.createElement('span');
  quote.textContent = price;
  if (former) former.textContent = listPrice;
  if (place) quote.after(place);
  return {
    place,
    listPrice,
    restore() {
      quote.textContent = listPrice;
      if (former) former.textContent = formerPrice;
      place?.remove();
    },
  };
}
