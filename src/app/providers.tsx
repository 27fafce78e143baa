import type { ReactNode } from 'react';
import { AuthProvider } from '@/features/all/auth/auth-context';
import { ConsentProvider } from '@/features/shop/consent/consent-context';
import { CouponProvider } from '@/features/shop/coupon/coupon-context';
import type { Settings } from '@/features/all/settings/model/settings';
import { SettingsProvider } from '@/features/all/settings/settings-context';
import { UtmProvider } from '@/features/all/tracking/utm-context';

interface ProvidersProps {
  readonly settings: Settings | null;
  readonly children: ReactNode;
}

export function Providers({ settings, children }: ProvidersProps) {
  return (
    <SettingsProvider rendered={settings}>
      <ConsentProvider>
        <UtmProvider>
          <CouponProvider>
            <AuthProvider>{children}</AuthProvider>
          </CouponProvider>
        </UtmProvider>
      </ConsentProvider>
    </SettingsProvider>
  );
}
