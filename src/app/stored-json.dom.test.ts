import { beforeEach, describe, expect, it } from 'vitest';
import { takeTarget } from '@/features/all/auth/model/redirect-target';
import { loadConsent, consentKey, consentVersion } from '@/features/shop/consent/model/consent-record';
import { loadCoupon, couponKey } from '@/features/shop/coupon/model/active-coupon';
import { isDismissed } from '@/features/shop/offers/model/dismissal';
import { cachedSettings } from '@/features/all/settings/model/cached-settings';
import { readOAuthProviders, settingDefaults } from '@/features/all/settings/model/settings';
import { loadUtm, utmKey } from '@/features/all/tracking/model/utm-record';
import { siteConfig } from '@/lib/site-config';

const now = Date.now();

/** Properties that a reader must not accept when they are inherited. */
const poison = {
  type: 'all',
  version: consentVersion,
  code: 'SAVE20',
  discount: 100,
  appliedAt: now,
  timestamp: now,
  params: { utm_source: 'poison' },
  ENV: 'production',
  google: true,
  polluted: true,
};
const texts = [
  `{"__proto__":${JSON.stringify(poison)}}`,
  `{"constructor":{"prototype":${JSON.stringify(poison)}},"prototype":${JSON.stringify(poison)}}`,
  `[{"__proto__":${JSON.stringify(poison)}}]`,
  `{"params":{"__proto__":{"utm_source":"poison"}},"timestamp":${now}}`,
  '"__proto__"',
];

const readers: readonly (readonly [string, string, () => unknown, unknown])[] = [
  ['the settings of the last visit', 'site_settings', cachedSettings, settingDefaults],
  ['the consent', consentKey, () => loadConsent(now), null],
  ['the coupon', couponKey, () => loadCoupon(now), null],
  ['the campaign', utmKey, () => loadUtm(now)?.params ?? {}, {}],
  ['where to go after signing in', 'post_login_redirect', takeTarget, '/account'],
  ['an offer that was closed', 'offer', () => isDismissed('offer', now), false],
];

it('8 takes the address and the key of Supabase from no storage and no link', () => {
  const stored = {
    SUPABASE_URL: 'https://evil.example',
    SUPABASE_PUBLISHABLE_KEY: 'evil',
    ADMIN_EMAILS: 'evil',
  };
  localStorage.setItem('site_settings', JSON.stringify(stored));
  window.history.replaceState(
    null,
    '',
    '/?SUPABASE_URL=https://evil.example&supabaseUrl=https://evil.example',
  );
  expect(cachedSettings()).toEqual(settingDefaults);
  expect(JSON.stringify(siteConfig())).not.toContain('evil');
});

describe('88 stored JSON with __proto__', () => {
  beforeEach(() => localStorage.clear());

  it.each(readers)('says nothing about %s, and changes no other object', (_what, key, read, wanted) => {
    for (const text of texts) {
      localStorage.setItem(key, text);
      expect(read(), text).toEqual(wanted);
      expect(({} as Record<string, unknown>)['polluted'], text).toBeUndefined();
    }
  });

  it('switches no sign-in provider on', () => {
    for (const text of texts) {
      expect(readOAuthProviders(text), text).toEqual({ google: false, microsoft: false });
    }
  });
});
