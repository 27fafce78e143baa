import { emailSchema } from '../../functions/_shared/contracts/fields.ts';
import { utmKeys } from '../../functions/_shared/contracts/utm.ts';
import { isOfferSku, type OfferSku } from '../../functions/_shared/contracts/products.ts';
import type { SandboxWebhook } from '../../functions/_shared/checkout/sandbox.ts';
import type { PriceList } from '../../functions/_shared/contracts/prices.ts';
import { readCart } from './cart.ts';
import { page, renderCheckoutPage } from './checkout-page.ts';
import type { OrderStore, SandboxOrder } from './order-store.ts';
import type { WebhookSender } from './webhook-sender.ts';

const shownOrders = 50;

export interface CheckoutServerOptions {
  readonly store: OrderStore;
  readonly sender: WebhookSender;
  readonly siteUrl: string;
  /** The list that the owner has chosen: what the pages quote is what is charged. */
  readonly priceList: () => Promise<PriceList>;
}

const html = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/** The sandbox provider: `/sandbox/checkout/{sku}` sells, `/sandbox/refund/{order}` gives back, both tell the webhook. */
export function createCheckoutServer(options: CheckoutServerOptions) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const [, , action, id = ''] = url.pathname.split('/');
    if (action === 'refund' && request.method === 'POST') {
      return refund(options, id, new URLSearchParams(await request.text()));
    }
    if (action !== 'checkout' || !isOfferSku(id)) {
      return html(
        page('Not found', '<h1>Product not found</h1><p>The sandbox checkout does not sell this.</p>'),
        404,
      );
    }
    const list = await options.priceList();
    if (request.method === 'POST') {
      return pay(options, { sku: id, list }, new URLSearchParams(await request.text()));
    }
    return request.method === 'GET' || request.method === 'HEAD'
      ? html(renderCheckoutPage(viewOf(options, { sku: id, list }, url.searchParams)))
      : html(page('Not allowed', '<h1>Method not allowed</h1>'), 405);
  };
}

interface Sale {
  readonly sku: OfferSku;
  readonly list: PriceList;
}

function viewOf(options: CheckoutServerOptions, { sku, list }: Sale, form: URLSearchParams, error = '') {
  return {
    cart: readCart(sku, list, form),
    action: `/sandbox/checkout/${sku}`,
    email: (form.get('email') ?? '').slice(0, 254),
    error,
    metadata: campaignOf(form),
    orders: options.store.orders.slice(-shownOrders).reverse(),
  };
}

function campaignOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    utmKeys.flatMap((key) => {
      const value = form.get(key);
      return value ? [[key, value.slice(0, 200)]] : [];
    }),
  );
}

function pay(options: CheckoutServerOptions, sale: Sale, form: URLSearchParams): Response {
  const email = emailSchema.safeParse(form.get('email') ?? '');
  if (!email.success) {
    return html(renderCheckoutPage(viewOf(options, sale, form, 'Please enter a valid email address.')), 400);
  }
  const cart = readCart(sale.sku, sale.list, form);
  const order: SandboxOrder = {
    id: `ord_${crypto.randomUUID().slice(0, 13)}`,
    createdAt: new Date().toISOString(),
    email: email.data,
    name: '',
    items: cart.lines.map(({ sku, name, listCents, discountCents }) => ({
      productId: sku,
      name,
      amount: listCents - discountCents,
      discount: discountCents,
    })),
    total: cart.totalCents,
    coupon: cart.discountCents > 0 ? (cart.coupon?.code ?? null) : null,
    metadata: campaignOf(form),
    refundedAt: null,
    returnKey: `key_${crypto.randomUUID()}`,
  };
  options.store.update((state) => state.orders.push(order));
  options.sender.queue({ type: 'order.paid', timestamp: order.createdAt, data: webhookOrder(order) });
  return seeOther(thankYouUrl(options.siteUrl, order));
}

/** Without an amount, all that is left of the order goes back. */
function refund({ store, sender }: CheckoutServerOptions, id: string, form: URLSearchParams): Response {
  const order = store.orders.find((candidate) => candidate.id === id);
  if (!order) {
    return html(page('Not found', '<h1>There is no such order</h1>'), 404);
  }
  const before = order.refundedCents ?? 0;
  const left = order.refundedAt ? 0 : order.total - before;
  const asked = form.get('amount');
  const amount = asked === null ? left : Math.round(Number(asked) * 100);
  const isWhole = asked === null && order.refundedAt === null;
  if (asked !== null && !(amount > 0 && amount <= left)) {
    return html(page('Not possible', '<h1>This amount cannot be given back</h1>'), 400);
  }
  if (amount > 0 || isWhole) {
    const refundedCents = before + amount;
    const at = new Date().toISOString();
    const full = refundedCents >= order.total;
    const changed: SandboxOrder = { ...order, refundedCents, refundedAt: full ? at : null };
    store.update((state) => {
      state.orders = state.orders.map((one) => (one.id === id ? changed : one));
    });
    const refundOf = { id: `ref_${order.id}_${refundedCents}`, amount, total_refunded: refundedCents, full };
    sender.queue({
      type: 'order.refunded',
      timestamp: at,
      data: { ...webhookOrder(order), refund: refundOf },
    });
  }
  return seeOther(`/sandbox/checkout/${order.items[0]?.productId ?? ''}`);
}

function webhookOrder(order: SandboxOrder): Extract<SandboxWebhook, { type: 'order.paid' }>['data'] {
  return {
    id: order.id,
    created_at: order.createdAt,
    customer: { email: order.email, name: order.name || null },
    currency: 'USD',
    amount_total: order.total,
    discount_code: order.coupon,
    items: order.items.map(({ productId, name, amount, discount = 0 }) => ({
      product_id: productId,
      name,
      amount,
      discount,
    })),
    metadata: { ...order.metadata },
    ...(order.returnKey ? { return_key: order.returnKey } : {}),
  };
}

/** The key is in the fragment, which reaches no server's log. */
function thankYouUrl(siteUrl: string, order: SandboxOrder): string {
  const query = new URLSearchParams({
    email: order.email,
    product: order.items.map(({ productId }) => productId).join(','),
    order_id: order.id,
    amount: String(order.total),
    currency: 'USD',
    provider: 'sandbox',
    ...order.metadata,
  });
  return `${siteUrl}/thank-you?${query}${order.returnKey ? `#key=${order.returnKey}` : ''}`;
}
