import { brand } from '@contracts/brand';

/** The public settings that the site reads. The specification's defaults are empty, except for the environment. */
export const settingDefaults = {
  ENV: 'preview',
  BUY_LINK_MN_PAID_LEAVE: '',
  BUY_LINK_CORE_HR: '',
  BUY_LINK_PAYROLL_OPS: '',
  BUY_LINK_MICRO_BUNDLE: '',
  BUY_LINK_BUNDLE: '',
  EMAIL_EMBED_CODE: '',
  GA4_ID: '',
  CLARITY_ID: '',
  META_PIXEL_ID: '',
  CHATBOT_SCRIPT: '',
  CONSENT_SCRIPT: '',
  AFFILIATE_PROGRAM_URL: '',
  SUPPORT_EMAIL: brand.supportEmail as string,
  AUTH_REDIRECT_URL: '',
  OAUTH_PROVIDERS: '{"google":false,"microsoft":false}',
  PRICE_LIST: 'storefront',
  STRUCK_PRICES: '{}',
  LICENSE_COMPANIES: '1',
  ABOUT_PEOPLE: '',
  SHOP_TIME_ZONE: 'America/Chicago',
};

export type SettingKey = keyof typeof settingDefaults;
export type Settings = Readonly<Record<SettingKey, string>>;

const keys = Object.keys(settingDefaults) as SettingKey[];

export function isSettingKey(key: string): key is SettingKey {
  return (keys as string[]).includes(key);
}

/** Merges stored values into the defaults. Unknown keys and values that are not text are ignored. */
export function mergeSettings(
  rows: readonly { readonly key: string; readonly value: string | null }[],
): Settings {
  const merged: Record<SettingKey, string> = { ...settingDefaults };
  for (const { key, value } of rows) {
    if (isSettingKey(key) && typeof value === 'string' && value !== '') {
      merged[key] = value;
    }
  }
  return merged;
}

export interface OAuthProviders {
  readonly google: boolean;
  readonly microsoft: boolean;
}

/** Both are off unless the setting is JSON that sets one to true. */
export function readOAuthProviders(setting: string): OAuthProviders {
  try {
    const value = JSON.parse(setting) as Partial<Record<keyof OAuthProviders, unknown>> | null;
    return { google: value?.google === true, microsoft: value?.microsoft === true };
  } catch {
    return { google: false, microsoft: false };
  }
}
