import { shortenText } from '@contracts/long-text';
import { offers, offerSkus } from '@contracts/products';
import { plainWord } from './plain-word';

/** The label of each setting. Every admin page uses these. */
export const settingLabels = {
  ENV: 'Environment',
  DEPLOY_HOOK_URL: 'Deploy hook of the static host',
  SHOP_TIME_ZONE: 'Shop time zone',
  ADMIN_EMAILS: 'Admin addresses',
  ADMIN_SECOND_FACTOR: 'Ask every admin for an authenticator app',
  AUTH_REDIRECT_URL: 'Address after sign-in',
  OAUTH_PROVIDERS: 'Sign-in buttons',
  WEBHOOK_SHARED_SECRET: 'Webhook shared secret',
  STRIPE_WEBHOOK_SECRET: 'Stripe webhook secret',
  STRIPE_API_KEY: 'Stripe API key',
  LEMONSQUEEZY_WEBHOOK_SECRET: 'Lemon Squeezy webhook secret',
  LEMONSQUEEZY_API_KEY: 'Lemon Squeezy API key',
  PADDLE_WEBHOOK_SECRET: 'Paddle webhook secret',
  PADDLE_API_KEY: 'Paddle API key',
  GUMROAD_PING_TOKEN: 'Gumroad ping token',
  GUMROAD_ACCESS_TOKEN: 'Gumroad access token',
  RESEND_WEBHOOK_SECRET: 'Resend webhook secret',
  SUPPORT_EMAIL: 'Support address',
  EMAIL_PROVIDER: 'Newsletter service',
  EMAIL_EMBED_CODE: 'Sign-up form of the newsletter service',
  AFFILIATE_PROGRAM_URL: 'Affiliate program',
  GA4_ID: 'Google Analytics 4 id',
  CLARITY_ID: 'Microsoft Clarity id',
  META_PIXEL_ID: 'Meta pixel id',
  CHATBOT_SCRIPT: 'Chatbot script',
  CONSENT_SCRIPT: 'Consent script',
  OPENAI_API_KEY: 'OpenAI key',
  AI_MONTHLY_BUDGET_USD: 'Budget for a month, in dollars',
  PRICE_LIST: 'Price list',
  STRUCK_PRICES: 'Struck prices',
  SEARCH_SYNONYMS: 'Other words in the search',
  LICENSE_COMPANIES: 'Companies that a license covers',
  ABOUT_PEOPLE: 'Who writes and checks',
} as const;

const buyLinkLabels: ReadonlyMap<string, string> = new Map(
  offerSkus.map((sku) => [offers[sku].buyLinkKey, `Payment link of ${offers[sku].name}`]),
);

/** The label of a setting. One without an entry gets the words of its key. */
export const settingLabel = (key: string): string =>
  Object.hasOwn(settingLabels, key)
    ? settingLabels[key as keyof typeof settingLabels]
    : (buyLinkLabels.get(key) ?? plainWord(key));

/** The stored value of a setting for people. */
export function settingValue(value: string | null): string {
  if (!value) {
    return 'empty';
  }
  if (value === 'true' || value === 'false') {
    return value === 'true' ? 'on' : 'off';
  }
  const text = switchesIn(value) ?? value;
  return `“${shortenText(text, 81)}”`;
}

/** A JSON object of switches, as the sign-in buttons are stored. */
function switchesIn(value: string): string | undefined {
  if (!value.startsWith('{')) {
    return undefined;
  }
  try {
    return Object.entries(JSON.parse(value) as Record<string, unknown>)
      .map(([name, isOn]) => `${plainWord(name)} ${isOn === true ? 'on' : 'off'}`)
      .join(', ');
  } catch {
    return undefined;
  }
}
