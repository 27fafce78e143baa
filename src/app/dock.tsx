import { lazy, Suspense, useEffect, useRef } from 'react';
import { ConsentBanner } from '@/features/consent/components/consent-banner';
import { useCoupon } from '@/features/coupon/coupon-context';
import { still } from '@/lib/still';
import { setDockHeight } from './dock-height';

const ConsentWords = still('consent', () =>
  import('@/features/consent/components/consent-words').then(({ ConsentWords: Words }) => ({
    default: Words,
  })),
);
const CouponBanner = lazy(() =>
  import('@/features/coupon/components/coupon-banner').then(({ CouponBanner: Banner }) => ({
    default: Banner,
  })),
);

/**
 * What lies along the lower edge of every page, over the page and never moving it. Its height is known to what
 * stands above it (`followDock`), so that nothing is hidden under it: that is lifted by a transform, which shifts no layout.
 */
export function Dock() {
  const { coupon, remove } = useCoupon();
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dock.current;
    if (!element) {
      return;
    }
    const observer = new ResizeObserver(() => setDockHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={dock} className="no-print fixed inset-x-0 bottom-0 z-30 max-h-dvh overflow-y-auto">
      {coupon && (
        <Suspense fallback={null}>
          <CouponBanner coupon={coupon} onRemove={remove} />
        </Suspense>
      )}
      <ConsentBanner>
        <ConsentWords />
      </ConsentBanner>
    </div>
  );
}
