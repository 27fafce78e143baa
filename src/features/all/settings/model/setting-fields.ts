import { isBuyLink } from '@contracts/buy-link';
import { emailMessage, readAddress } from '@contracts/email';
import { offers, offerSkus } from '@contracts/products';
import { priceOf, type PriceList } from '@contracts/prices';
import { deliveredSynonyms, readSynonyms } from '@contracts/search-synonyms';
import { formatPrice } from '@/lib/text/format';
import { settingLabels as named } from '@/lib/labels/setting-labels';
import { timeZones } from './time-zones';

type FieldKind = 'text' | 'url' | 'email' | 'email-list' | 'long-text' | 'switch' | 'secret' | 'time-zone';

export interface SettingField {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly help?: string | undefined;
  /** The format of the value, with the message for one that does not match. */
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
/** What a setting holds as long as nobody has published another value, where that is not an empty text. */
export const deliveredValues: Readonly<Record<string, string>> = { SEARCH_SYNONYMS: deliveredSynonyms };

const secret = (key: keyof typeof named) => field(key, named[key], 'secret');

/** The sections of the specification with their fields. Environment, sign-in providers and prices have special controls. */
export function settingSections(list: PriceList): readonly SettingSection[] {
  return [
    {
      id: 'environment',
      title: 'Environment',
      lead: 'Preview keeps search engines out of the whole site and shows admins a PREVIEW MODE badge. Production lets them in.',
      fields: [
        secret('DEPLOY_HOOK_URL'),
        field(
          'SHOP_TIME_ZONE',
          named.SHOP_TIME_ZONE,
          'time-zone',
          'Times are shown in this zone, and scheduled posts are published at 9 AM.',
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
          named.ADMIN_EMAILS,
          'email-list',
          'Separate them with commas. An account with one of these addresses is an admin; removing an address removes the role immediately.',
        ),
        field(
          'ADMIN_SECOND_FACTOR',
          named.ADMIN_SECOND_FACTOR,
          'switch',
          'Turn it on for your own account first, in My Account under Security.',
        ),
        field('AUTH_REDIRECT_URL', named.AUTH_REDIRECT_URL, 'url', 'Empty: this site, /auth/callback.'),
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      lead: 'One list for the whole shop: every page, mail and the sandbox checkout quote it. Set the same prices at your payment provider before you publish another list.',
      fields: [
        field(
          'LICENSE_COMPANIES',
          named.LICENSE_COMPANIES,
          'text',
          'Buyers read it before they pay. Empty: one. With more, advisers use one license for that many clients.',
          { pattern: /^([1-9]\d?|100)$/, message: 'Please enter a whole number from 1 to 100.' },
        ),
      ],
    },
    {
      id: 'payment-links',
      title: 'Payment Links',
      lead: 'The checkout address of each product, as your payment provider gives it. A product without a link cannot be bought, and the bundle is not shown.',
      fields: [
        ...offerSkus.map((sku) =>
          field(offers[sku].buyLinkKey, `${offers[sku].name} (${formatPrice(priceOf(sku, list))})`, 'url'),
        ),
        secret('WEBHOOK_SHARED_SECRET'),
        secret('STRIPE_WEBHOOK_SECRET'),
        secret('STRIPE_API_KEY'),
        secret('LEMONSQUEEZY_WEBHOOK_SECRET'),
        secret('LEMONSQUEEZY_API_KEY'),
        secret('PADDLE_WEBHOOK_SECRET'),
        secret('PADDLE_API_KEY'),
        secret('GUMROAD_PING_TOKEN'),
        secret('GUMROAD_ACCESS_TOKEN'),
      ],
    },
    {
      id: 'email-marketing',
      title: 'Email & Marketing',
      lead: 'Where people reach you, and what you send them.',
      fields: [
        field(
          'SUPPORT_EMAIL',
          named.SUPPORT_EMAIL,
          'email',
          'Contact messages go there; every mail names it.',
        ),
        secret('RESEND_WEBHOOK_SECRET'),
        field('EMAIL_PROVIDER', named.EMAIL_PROVIDER, 'text', 'Its name, for your own notes.'),
        field('EMAIL_EMBED_CODE', named.EMAIL_EMBED_CODE, 'long-text', 'HTML. It runs in a sandboxed frame.'),
        field('AFFILIATE_PROGRAM_URL', named.AFFILIATE_PROGRAM_URL, 'url'),
        field(
          'ABOUT_PEOPLE',
          named.ABOUT_PEOPLE,
          'long-text',
          'Names, trades and what you check, for the page “How we work”. An empty line begins a paragraph. While it is empty, the page says so.',
          { pattern: /^[\s\S]{0,3000}$/, message: 'At most 3,000 characters, please.' },
        ),
      ],
    },
    {
      id: 'analytics-tracking',
      title: 'Analytics & Tracking',
      lead: 'Each runs only for visitors who accepted all cookies, and never on admin or account pages.',
      fields: [
        field('GA4_ID', named.GA4_ID, 'text', undefined, {
          pattern: /^G-[A-Z0-9]{4,16}$/,
          message: 'The id looks like G-ABC123DEF4.',
        }),
        field('CLARITY_ID', named.CLARITY_ID, 'text', undefined, {
          pattern: /^[a-z0-9]{8,16}$/,
          message: 'The id has 8 to 16 small letters and digits.',
        }),
        field('META_PIXEL_ID', named.META_PIXEL_ID, 'text', undefined, {
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
        field('CHATBOT_SCRIPT', named.CHATBOT_SCRIPT, 'url', 'Takes the place of the built-in assistant.'),
        field('CONSENT_SCRIPT', named.CONSENT_SCRIPT, 'url'),
      ],
    },
    {
      id: 'search',
      title: 'Search',
      lead: 'What people type and what our pages say. Searches that found nothing are listed on the page of articles.',
      fields: [
        field(
          'SEARCH_SYNONYMS',
          named.SEARCH_SYNONYMS,
          'long-text',
          'One line each: what people type, a colon, what to look for instead, as “vacation, annual leave: paid time off”.',
        ),
      ],
    },
    {
      id: 'ai',
      title: 'AI',
      lead: 'For drafts of posts and articles.',
      fields: [
        secret('OPENAI_API_KEY'),
        field('AI_MONTHLY_BUDGET_USD', named.AI_MONTHLY_BUDGET_USD, 'text', undefined, {
          pattern: /^\d{1,5}(\.\d{1,2})?$/,
          message: 'Please enter an amount such as 20 or 12.50.',
        }),
      ],
    },
  ];
}

/** The error of a value, if any. The database checks the same. */
export function settingProblem({ key, kind, form }: SettingField, value: string): string | undefined {
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
  if (kind === 'email' && readAddress(text) === null) {
    return emailMessage;
  }
  if (kind === 'email-list' && text.split(',').some((address) => readAddress(address) === null)) {
    return 'Please enter email addresses with commas between them.';
  }
  if (
    key === 'SEARCH_SYNONYMS' &&
    text.split('\n').some((line) => line.trim() && !readSynonyms(line).length)
  ) {
    return 'Each line needs words before and after a colon.';
  }
  return form && !form.pattern.test(text) ? form.message : undefined;
}
