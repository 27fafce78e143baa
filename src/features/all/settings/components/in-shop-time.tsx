import { Fragment, type ReactNode } from 'react';
import { setShopTimeZone } from '@/lib/text/shop-zone';
import { useSettings } from '../settings-context';

/** What is inside shows its times in the shop's zone, and shows them again when the owner changes it. */
export function InShopTime({ children }: { readonly children: ReactNode }) {
  const { SHOP_TIME_ZONE } = useSettings();
  setShopTimeZone(SHOP_TIME_ZONE);
  return <Fragment key={SHOP_TIME_ZONE}>{children}</Fragment>;
}
