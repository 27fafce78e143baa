import { brand } from '@contracts/brand';
import { isProductSku, offers, offerSkus } from '@contracts/products';
import { formatDate, plural } from '@/lib/text/format';

export interface OpeningFacts {
  readonly hasSentMail: boolean;
  readonly mailProvider: string | null;
  readonly failedMails: number;
  readonly hasRealProvider: boolean;
  readonly hasRealOrder: boolean;
  readonly dueFactCount: number;
  /** The first of the facts of law that are due. */
  readonly dueFacts: readonly {
    readonly key: string;
    readonly statement: string;
    readonly state: string;
    readonly nextCheck: string;
  }[];
}

export interface CheckItem {
  readonly title: string;
  readonly isDone: boolean;
  /** The text of a resolved item: “done” only if it was seen to work. */
  readonly doneText: string;
  readonly hint: string;
  /** Where to resolve it. */
  readonly to: string;
  /** The affected records, each with a link. */
  readonly parts?: readonly { readonly title: string; readonly to: string }[];
}

const openToSearch = 'Open to search engines';
const mailProviderNames: Readonly<Record<string, string>> = { resend: 'Resend', smtp: 'your mail server' };

/** The text when not all email has left this machine. */
function openMail({ hasSentMail, mailProvider, failedMails }: OpeningFacts) {
  if (hasSentMail && failedMails > 0) {
    return { hint: 'Some emails failed. Check the reasons.', to: '/admin/mail?filter=failed' };
  }
  return {
    hint:
      hasSentMail && mailProvider === null
        ? 'Email only went to the test inbox of this machine. Connect an email provider (Resend or a mail server), then send yourself a test email.'
        : 'No email has been sent yet. Send yourself a test email.',
    to: '/admin/email-sequences',
  };
}

/** The open items that the owner accepts when letting search engines in. */
export const leftOpen = (items: readonly CheckItem[]): readonly CheckItem[] =>
  items.filter(({ title, isDone }) => !isDone && title !== openToSearch);

/** The open items before the shop opens. */
export function openingCheckList(
  value: (key: string) => string,
  isStored: (secret: string) => boolean,
  facts: OpeningFacts,
): readonly CheckItem[] {
  return [
    ...offerSkus.map((sku) => ({
      title: `Payment link of ${offers[sku].name}`,
      isDone: value(offers[sku].buyLinkKey).startsWith('https://'),
      doneText: 'entered',
      hint: isProductSku(sku)
        ? 'Copy the checkout address from your payment provider. The sandbox address takes no money.'
        : 'Set up one product for the bundle at your payment provider and copy its checkout address. Without it the bundle is not shown.',
      to: '#payment-links',
    })),
    {
      title: 'Payment provider connected',
      isDone: facts.hasRealProvider && facts.hasRealOrder,
      doneText: 'an order came in through it',
      hint: facts.hasRealProvider
        ? 'No order has come in through it yet. Make a test purchase with your own card and refund it.'
        : 'Enter the webhook secret of your provider below, then match its products here.',
      to: facts.hasRealProvider ? '/admin/orders' : '/admin/provider-products',
    },
    {
      title: 'Support address',
      isDone: value('SUPPORT_EMAIL') !== '' && value('SUPPORT_EMAIL') !== brand.supportEmail,
      doneText: 'entered',
      hint: `Until you set it, mails name ${brand.supportEmail}, which nobody reads.`,
      to: '#email-marketing',
    },
    {
      title: 'Mail is delivered',
      isDone: facts.mailProvider !== null && facts.failedMails === 0,
      doneText: `done, through ${mailProviderNames[facts.mailProvider ?? ''] ?? 'your provider'}`,
      ...openMail(facts),
    },
    {
      title: 'Postal address for mails and legal pages',
      isDone: /\d/.test(brand.postalAddress),
      doneText: 'entered',
      hint: `It says “${brand.postalAddress}”. Email to customers needs a street and a ZIP code, which are set in the brand file.`,
      to: '/terms',
    },
    {
      title: 'Facts of law read on time',
      isDone: facts.dueFactCount === 0,
      doneText: 'done',
      hint: `${plural(facts.dueFactCount, 'fact')} past the next check. Read each source again, then enter the day.`,
      to: '/admin/law-facts?filter=due',
      parts: facts.dueFacts.map(({ key, statement, state, nextCheck }) => ({
        title: `${state}, due ${formatDate(nextCheck)}: ${statement}`,
        to: `/admin/law-facts/${key}`,
      })),
    },
    {
      title: 'AI key',
      isDone: isStored('OPENAI_API_KEY'),
      doneText: 'entered',
      hint: 'Only for drafting posts and articles; the shop sells without it.',
      to: '#ai',
    },
    {
      title: openToSearch,
      isDone: value('ENV') === 'production',
      doneText: 'done',
      hint: 'Switch the environment to production when everything above is done.',
      to: '#environment',
    },
  ];
}
