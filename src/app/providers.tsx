import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { AuthProvider } from '@/features/auth/auth-context';
import { CouponProvider } from '@/features/coupon/coupon-context';
import { SettingsProvider } from '@/features/settings/settings-context';
import { UtmProvider } from '@/features/tracking/utm-context';

interface ProvidersProps {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <SettingsProvider>
          <UtmProvider>
            <CouponProvider>
              <AuthProvider>{children}</AuthProvider>
            </CouponProvider>
          </UtmProvider>
        </SettingsProvider>
      </QueryClientProvider>
    </HelmetProvider>
  );
}
