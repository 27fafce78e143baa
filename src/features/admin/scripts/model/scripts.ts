import { buildBuyLink } from '@contracts/buy-link';
import { products, productSkus } from '@contracts/products';
import { brand } from '@contracts/brand';

export interface ScriptContext {
  readonly siteUrl: string;
  readonly supabaseUrl: string;
  /** The published buy links, by setting key. */
  readonly buyLinks: Readonly<Record<string, string>>;
}

interface Script {
  readonly title: string;
  /** Where to paste it. */
  readonly use: string;
  readonly text: string;
}

export interface ScriptGroup {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly scripts: readonly Script[];
}

/** Escapes text for an attribute or for content of the copied HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const button = (href: string, label: string) =>
  `<a href="${escaped(href)}" style="display:inline-block;padding:14px 26px;border-radius:8px;background:#1f4d3a;color:#ffffff;font:600 16px/20px Arial,sans-serif;text-decoration:none">${escaped(label)}</a>`;

function campaign(siteUrl: string, path: string, source: string, medium: string, name: string): string {
  return `${siteUrl}${path}?utm_source=${source}&utm_medium=${medium}&utm_campaign=${name}`;
}

function checkoutScripts({ siteUrl, supabaseUrl }: ScriptContext): ScriptGroup {
  const webhook = `${supabaseUrl}/functions/v1/checkout-webhook`;
  const thanks = `${siteUrl}/thank-you`;
  return {
    id: 'checkout',
    title: 'For your payment provider',
    lead: 'Where it reports payments, and where it sends the buyer afterwards. The order itself is always looked up on the server. The buyer can download at once where the address carries what only the checkout knows, as Stripe’s and Lemon Squeezy’s do.',
    scripts: [
      {
        title: 'Webhook address',
        use: 'Stripe (checkout.session.*, charge.refunded, charge.dispute.*), Lemon Squeezy (order_created, order_refunded) and Paddle (transaction.completed, transaction.updated, transaction.payment_failed, adjustment.*).',
        text: webhook,
      },
      {
        title: 'Webhook address of Gumroad',
        use: 'Settings → Advanced → Ping. Put the Gumroad ping token of Site Settings at its end.',
        text: `${webhook}/gumroad?token=YOUR-PING-TOKEN`,
      },
      {
        title: 'After the payment, Stripe',
        use: 'Payment link → After payment → Don’t show confirmation page.',
        text: `${thanks}?provider=stripe&order_id={CHECKOUT_SESSION_ID}`,
      },
      {
        title: 'After the payment, Lemon Squeezy',
        use: 'Product → Confirmation modal and Email receipt → Button link.',
        text: `${thanks}?provider=lemonsqueezy&order_id=[order_id]&email=[email]&key=[order_identifier]`,
      },
      {
        title: 'After the payment, others',
        use: 'Where the provider asks for one fixed address.',
        text: thanks,
      },
    ],
  };
}

function buyScripts({ siteUrl, buyLinks }: ScriptContext): ScriptGroup {
  return {
    id: 'buy-buttons',
    title: 'Buy buttons',
    lead: 'For a newsletter, a partner’s page or another site. Each leads straight to the checkout where its payment link is published, and to the product page until then.',
    scripts: productSkus.map((sku) => {
      const { name, path, buyLinkKey } = products[sku];
      const utm = { utm_source: 'embed', utm_medium: 'button', utm_campaign: sku };
      const link = buildBuyLink(buyLinks[buyLinkKey], { utm });
      return {
        title: name,
        use: link ? 'Leads to the checkout.' : 'No payment link is published yet: leads to the product page.',
        text: button(link ?? campaign(siteUrl, path, 'embed', 'button', sku), `Buy the ${name}`),
      };
    }),
  };
}

function packScripts({ siteUrl }: ScriptContext): ScriptGroup {
  const link = (source: string, medium: string) =>
    campaign(siteUrl, '/free-resources', source, medium, 'starter-pack');
  return {
    id: 'starter-pack',
    title: 'Invitations to the starter pack',
    lead: 'Each has its own campaign, so that the dashboard shows what brought a visitor here.',
    scripts: [
      {
        title: 'Button for a web page',
        use: 'As HTML into your site or a partner’s.',
        text: button(link('partner', 'web'), 'Get the Free Pack'),
      },
      {
        title: 'Email signature',
        use: 'As plain text into the signature of your mail program.',
        text: `Free payroll & HR starter pack for small businesses: ${link('signature', 'email')}`,
      },
      {
        title: 'Post for LinkedIn',
        use: 'As it is, or with a sentence of your own before it.',
        text: `Four documents that every small employer needs, free: a payroll calendar, an onboarding checklist, a policy rollout plan and an acknowledgment tracker. In Word and PDF, for Minnesota, Wisconsin and everywhere else.\n\n${link('linkedin', 'social')}\n\n${brand.name}. Educational, not legal advice.`,
      },
      {
        title: 'Feed of the blog',
        use: 'For a newsletter program or a feed reader.',
        text: `${siteUrl}/feed.xml`,
      },
    ],
  };
}

/** Snippets for other systems, with the shop's URLs filled in. */
export function scriptGroups(context: ScriptContext): readonly ScriptGroup[] {
  return [checkoutScripts(context), buyScripts(context), packScripts(context)];
}
