import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { plural } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { Container } from '@/ui/container';
import { IconButton } from '@/ui/icon-button';
import { Verbatim } from '@/ui/verbatim';
import { daysLeft, type ActiveCoupon } from '../model/active-coupon';

export interface CouponBannerProps {
  readonly coupon: ActiveCoupon;
  readonly onRemove: () => void;
}

const hourMs = 60 * 60 * 1000;

/** The time to the hour, which is enough to count days. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), hourMs);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** Shows which coupon is applied at checkout, and for how long. */
export function CouponBanner({ coupon, onRemove }: CouponBannerProps) {
  const now = useNow();
  return (
    <section aria-label="Coupon" className="border-t border-hairline bg-primary-soft text-sm text-ink">
      <Container width="wide" className="flex min-h-12 items-center gap-3 py-1">
        <p role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
          <strong className="font-semibold text-heading">
            Coupon <Verbatim>{coupon.code}</Verbatim> applied
          </strong>
          <span>{coupon.description}</span>
          <Badge tone="accent">{`${coupon.discount}% off`}</Badge>
          <span className="text-muted">{`${plural(daysLeft(coupon, now), 'day')} left`}</span>
        </p>
        <IconButton label="Remove coupon" icon={<X />} onClick={onRemove} />
      </Container>
    </section>
  );
}
