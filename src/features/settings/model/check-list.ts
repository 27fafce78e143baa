import { brand } from '@contracts/brand';
import { productSkus, products } from '@contracts/products';
import { formatDate, plural } from '@/lib/format';

export interface OpeningFacts {
  readonly hasSentMail: boolean;
  readonly failedMails: number;
  readonly hasRealProvider: boolean;
  readonly dueFactCount: number;
  /** The first of the facts of law that are past their next check. */
  readonly dueFacts: readonly {
    readonly key: string;
    readonly statement: string;
    readonly state: string;
    readonly nextCheck: string;
  }[];
}

interface CheckItem {
  readonly title: string;
  readonly isDone: boolean;
  readonly hint: string;
  /** Where it is put right. */
  readonly to: string;
  /** The single things that it is about, each with the way to it. */
  readonly parts?: readonly { readonly title: string; readonly to: string }[];
}

/** What is still missing before the shop opens. */
export function openingCheckList(
  value: (key: string) => string,
  isStored: (secret: string) => boolean,
  facts: OpeningFacts,
): readonly CheckItem[] {
  return [
    ...productSkus.map((sku) => ({
      title: `Payment link of ${products[sku].name}`,
      isDone: value(products[sku].buyLinkKey).startsWith('https://'),
      hint: 'Copy the checkout address from your payment provider. The sandbox address takes no money.',
      to: '#payment-links',
    })),
    {
      title: 'Payment provider connected',
      isDone: facts.hasRealProvider,
      hint: 'Enter the webhook secret of your provider below, then say here which of its products is which.',
      to: '/admin/provider-products',
    },
    {
      title: 'Support address',
      isDone: value('SUPPORT_EMAIL') !== '' && value('SUPPORT_EMAIL') !== brand.supportEmail,
      hint: `Until you set it, mails name ${brand.supportEmail}, which nobody reads.`,
      to: '#email-marketing',
    },
    {
      title: 'Mail is delivered',
      isDone: facts.hasSentMail && facts.failedMails === 0,
      hint: facts.hasSentMail
        ? 'Some mails were given up. Look at the reasons.'
        : 'No mail has been sent yet. Send yourself one.',
      to: facts.hasSentMail ? '/admin/mail?filter=failed' : '/admin/mail',
    },
    {
      title: 'Postal address for mails and legal pages',
      isDone: /\d/.test(brand.postalAddress),
      hint: `It says “${brand.postalAddress}”. Mail to customers needs a street and a postcode; whoever set up the site enters it in the brand file.`,
      to: '/terms',
    },
    {
      title: 'Facts of law read on time',
      isDone: facts.dueFactCount === 0,
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
      hint: 'Only for drafting posts and articles; the shop sells without it.',
      to: '#ai',
    },
    {
      title: 'Open to search engines',
      isDone: value('ENV') === 'production',
      hint: 'Switch the environment to production when everything above is done.',
      to: '#environment',
    },
  ];
}
