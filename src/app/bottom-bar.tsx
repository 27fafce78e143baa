import { useEffect, useRef } from 'react';
import { ConsentBanner } from '@/features/shop/consent/components/consent-banner';
import { useCoupon } from '@/features/shop/coupon/coupon-context';
import { pageBarId } from '@/ui/page-bar';
import { lazyOptional } from '@/rendering/lazy-optional';
import { staticIsland } from '@/rendering/static-island';
import { setBottomInset } from '@/ui/bottom-inset';

const ConsentText = staticIsland('consent', () =>
  import('@/features/shop/consent/components/consent-text').then(({ ConsentText: Text }) => ({
    default: Text,
  })),
);
const AppliedCoupon = lazyOptional(() => import('./applied-coupon').then((module) => module.AppliedCoupon));

/**
 * The bar over the lower edge of every page, for coupon and consent. Elements that it would hide follow its height
 * (`followBottomBar`) and move by a transform, which shifts no layout.
 */
export function BottomBar() {
  const { coupon, remove } = useCoupon();
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) {
      return;
    }
    const observer = new ResizeObserver(() => setBottomInset(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBottomInset(0);
    };
  }, []);

  return (
    <div ref={bar} className="no-print fixed inset-x-0 bottom-0 z-30 max-h-dvh overflow-y-auto">
      {coupon && <AppliedCoupon coupon={coupon} onRemove={remove} />}
      <div id={pageBarId} />
      <ConsentBanner>
        <ConsentText />
      </ConsentBanner>
    </div>
  );
}
