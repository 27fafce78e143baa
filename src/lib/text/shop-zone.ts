import { defaultTimeZone, shopDay as dayIn } from '@contracts/shop-day';

let zone = defaultTimeZone;

/** Every time and day on a page is that of the shop's zone (a setting), wherever the reader is. */
export function setShopTimeZone(name: string): void {
  zone = name;
}

export function shopTimeZone(): string {
  return zone;
}

/** The day of a moment where the shop is: what `private.shop_day` is in the database. */
export function shopDay(at: Date | number | string = new Date()): string {
  return dayIn(at, zone);
}
