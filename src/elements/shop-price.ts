import { couponDiscount, findCoupon } from '@contracts/coupons';
import { priceOf } from '@contracts/prices';
import { isOfferSku } from '@contracts/products';
import { couponPrices } from '@/features/shop/coupon/model/coupon-prices';
import { formatPrice } from '@/lib/text/format';
import { beforePrice, struckLook } from '@/ui/price';
import type { Upgrade } from './elements';
import { follow } from './follow';

/** A price in static HTML: what the checkout charges with the coupon, and the list price again when the coupon goes. */
export const upgrade: Upgrade = (host, end) => {
  const quote = host.querySelector<HTMLElement>('[data-quote]');
  const sku = quote?.dataset['quote'];
  if (!quote || !isOfferSku(sku)) return;
  let restore: (() => void) | undefined;
  const show = (offer: ReturnType<typeof couponPrices.state>) => {
    restore?.();
    restore = undefined;
    if (!offer) return;
    const cents = priceOf(sku, offer.list);
    const discount = couponDiscount(cents, findCoupon(offer.code), sku);
    const listPrice = formatPrice(cents);
    // Where React keeps the price, it has the coupon already.
    if (discount > 0 && quote.textContent === listPrice) {
      restore = showPrice(host, quote, formatPrice(cents - discount), listPrice);
    }
  };
  follow(couponPrices, show, end);
  end.addEventListener('abort', () => restore?.());
};

function showPrice(host: HTMLElement, quote: HTMLElement, price: string, listPrice: string): () => void {
  // The owner's former price gives way to the list price, as on the buy card.
  const former = host.querySelector('s');
  const formerPrice = former?.textContent ?? '';
  // A button names one price.
  const struck = former || host.closest('a') ? [] : struckPrice(listPrice);
  quote.textContent = price;
  if (former) former.textContent = listPrice;
  quote.after(...struck);
  return () => {
    quote.textContent = listPrice;
    if (former) former.textContent = formerPrice;
    struck.forEach((part) => part.remove());
  };
}

/** What `StruckPrice` renders. */
function struckPrice(price: string): readonly HTMLElement[] {
  const hiddenText = document.createElement('span');
  hiddenText.className = 'sr-only';
  hiddenText.textContent = beforePrice;
  const struck = document.createElement('s');
  struck.translate = false;
  struck.className = `ml-2.5 text-base font-normal ${struckLook}`;
  struck.textContent = price;
  return [hiddenText, struck];
}
