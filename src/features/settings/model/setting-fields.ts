import { isBuyLink } from '@contracts/buy-link';
import { productSkus, products } from '@contracts/products';
import { timeZones } from './time-zones';

type FieldKind = 'text' | 'url' | 'email' | 'email-list' | 'long-text' | 'switch' | 'secret' | 'time-zone';

export interface SettingField {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly help?: string | undefined;
  /** What the value must look like, with the words for one that does not. */
  readonly form?: { readonly pattern: RegExp; readonly message: string } | undefined;
}

export interface SettingSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly SettingField[];
}

const field = (
  key: string,
  label: string,
  kind: FieldKind,
  help?: string,
  form?: SettingField['form'],
): SettingField => ({ key, label, kind, help, form });
const secret = (key: string, label: string) => field(key, label, 'secret');

/** The sections of the specification with their fields. Environment and sign-in providers have controls of their own. */
export function settingSections(priceLabels: Readonly<Record<string, string>>): readonly SettingSection[] {
  return [
    {
      id: 'environment',
      title: 'Environment',
      lead: 'Preview keeps search engines out of the whole site and shows admins a PREVIEW MODE badge. Production lets them in.',
      fields: [
        secret('DEPLOY_HOOK_URL', 'Deploy hook of the static host'),
        field(
          'SHOP_TIME_ZONE',
          'Shop time zone',
          'time-zone',
          'Scheduled posts go out at 9 AM on this clock, in summer and in winter.',
        ),
      ],
    },
    {
      id: 'authentication',
      title: 'Authentication',
      lead: 'Who runs the shop, and how people sign in.',
      fields: [
        field(
          'ADMIN_EMAILS',
          'Admin addresses',
          'email-list',
          'With commas between them. Whoever signs in with one of them is an admin.',
        ),
        field('AUTH_REDIRECT_URL', 'Address after sign-in', 'url', 'Empty: this site, /auth/callback.'),
      ],
    },
    {
      id: 'payment-links',
      title: 'Payment Links',
      lead: 'The checkout address of each product, as your payment provider gives it. A product without a link cannot be bought.',
      fields: [
        ...productSkus.map((sku) =>
          field(products[sku].buyLinkKey, `${products[sku].name} (${priceLabels[sku] ?? ''})`, 'url'),
        ),
        field('QUOTE_STOREFRONT_PRICE', 'Quote the storefront price on every page', 'switch'),
        secret('WEBHOOK_SHARED_SECRET', 'Webhook shared secret'),
        secret('STRIPE_WEBHOOK_SECRET', 'Stripe webhook secret'),
        secret('STRIPE_API_KEY', 'Stripe API key'),
        secret('LEMONSQUEEZY_WEBHOOK_SECRET', 'Lemon Squeezy webhook secret'),
        secret('LEMONSQUEEZY_API_KEY', 'Lemon Squeezy API key'),
        secret('PADDLE_WEBHOOK_SECRET', 'Paddle webhook secret'),
        secret('PADDLE_API_KEY', 'Paddle API key'),
        secret('GUMROAD_PING_TOKEN', 'Gumroad ping token'),
        secret('GUMROAD_ACCESS_TOKEN', 'Gumroad access token'),
      ],
    },
    {
      id: 'email-marketing',
      title: 'Email & Marketing',
      lead: 'Where people reach you, and what you send them.',
      fields: [
        field('SUPPORT_EMAIL', 'Support address', 'email', 'Contact messages go there; every mail names it.'),
        field('EMAIL_PROVIDER', 'Newsletter service', 'text', 'Its name, for your own notes.'),
        field(
          'EMAIL_EMBED_CODE',
          'Sign-up form of the newsletter service',
          'long-text',
          'HTML. It runs in a closed frame of its own.',
        ),
        field('AFFILIATE_PROGRAM_URL', 'Affiliate program', 'url'),
      ],
    },
    {
      id: 'analytics-tracking',
      title: 'Analytics & Tracking',
      lead: 'Each runs only for visitors who accepted all cookies, and never in this desk or in an account.',
      fields: [
        field('GA4_ID', 'Google Analytics 4 id', 'text', undefined, {
          pattern: /^G-[A-Z0-9]{4,16}$/,
          message: 'The id looks like G-ABC123DEF4.',
        }),
        field('CLARITY_ID', 'Microsoft Clarity id', 'text', undefined, {
          pattern: /^[a-z0-9]{8,16}$/,
          message: 'The id has 8 to 16 small letters and digits.',
        }),
        field('META_PIXEL_ID', 'Meta pixel id', 'text', undefined, {
          pattern: /^\d{8,20}$/,
          message: 'The id has 8 to 20 digits.',
        }),
      ],
    },
    {
      id: 'custom-scripts',
      title: 'Custom Scripts',
      lead: 'The https address of a script whose host the site’s security policy allows. They run only with consent.',
      fields: [
        field('CHATBOT_SCRIPT', 'Chatbot script', 'url', 'Takes the place of the built-in assistant.'),
        field('CONSENT_SCRIPT', 'Consent script', 'url'),
      ],
    },
    {
      id: 'ai',
      title: 'AI',
      lead: 'For drafts of posts and articles.',
      fields: [
        secret('OPENAI_API_KEY', 'OpenAI key'),
        field('AI_MONTHLY_BUDGET_USD', 'Budget for a month, in dollars', 'text', undefined, {
          pattern: /^\d{1,5}(\.\d{1,2})?$/,
          message: 'Please enter an amount such as 20 or 12.50.',
        }),
      ],
    },
  ];
}

const emailPattern = /^[^\s@,<>"]+@[^\s@,<>"]+\.[^\s@,<>"]+$/;

/** What is wrong with a value, or nothing. The database checks the same again. */
export function settingProblem({ kind, form }: SettingField, value: string): string | undefined {
  const text = value.trim();
  if (text === '') {
    return undefined;
  }
  if (kind === 'time-zone' && !timeZones().includes(text)) {
    return 'Please choose a time zone from the list.';
  }
  if (kind === 'url' && !isBuyLink(text)) {
    return 'Please enter an address that starts with https://';
  }
  if (kind === 'email' && !emailPattern.test(text)) {
    return 'Please enter a valid email address.';
  }
  if (kind === 'email-list' && !text.split(',').every((address) => emailPattern.test(address.trim()))) {
    return 'Please enter email addresses with commas between them.';
  }
  return form && !form.pattern.test(text) ? form.message : undefined;
}
