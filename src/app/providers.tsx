import type { ReactNode } from 'react';
import { AuthProvider } from '@/features/auth/auth-context';
import { ConsentProvider } from '@/features/consent/consent-context';
import { CouponProvider } from '@/features/coupon/coupon-context';
import type { Settings } from '@/features/settings/model/settings';
import { SettingsProvider } from '@/features/settings/settings-context';
import { UtmProvider } from '@/features/tracking/utm-context';

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
