import { emailSchema } from '../../functions/_shared/contracts/fields.ts';
import { utmKeys } from '../../functions/_shared/contracts/utm.ts';
import { isProductSku, products, type ProductSku } from '../../functions/_shared/contracts/products.ts';
import type { SandboxWebhook } from '../../functions/_shared/checkout/sandbox.ts';
import { findCoupon } from '../../../src/catalog/coupons.ts';
import { priceOn } from '../../../src/catalog/prices.ts';
import { afterCoupon, page, renderCheckoutPage } from './checkout-page.ts';
import type { OrderStore, SandboxOrder } from './order-store.ts';
import type { WebhookSender } from './webhook-sender.ts';

const bumpSku: ProductSku = 'micro-templates';
const shownOrders = 50;

export interface CheckoutServerOptions {
  readonly store: OrderStore;
  readonly sender: WebhookSender;
  readonly siteUrl: string;
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
      return refund(options, id);
    }
    if (action !== 'checkout' || !isProductSku(id)) {
      return html(
        page('Not found', '<h1>Product not found</h1><p>The sandbox checkout does not sell this.</p>'),
        404,
      );
    }
    if (request.method === 'POST') {
      return pay(options, id, new URLSearchParams(await request.text()));
    }
    return request.method === 'GET' || request.method === 'HEAD'
      ? html(renderCheckoutPage(viewOf(options, id, url.searchParams)))
      : html(page('Not allowed', '<h1>Method not allowed</h1>'), 405);
  };
}

function viewOf(options: CheckoutServerOptions, sku: ProductSku, form: URLSearchParams, error = '') {
  const code = (form.get('coupon') ?? '').slice(0, 64);
  const coupon = findCoupon(code);
  const note = coupon
    ? `${coupon.code}: ${coupon.description}`
    : code
      ? 'This coupon is not known here.'
      : '';
  return {
    product: { name: products[sku].name, price: priceOn('storefront', sku).currentCents },
    bump:
      sku === bumpSku
        ? null
        : { name: products[bumpSku].name, price: priceOn('order-bump', bumpSku).currentCents },
    action: `/sandbox/checkout/${sku}`,
    coupon: code,
    couponNote: note,
    percentOff: coupon?.percentOff ?? 0,
    email: (form.get('email') ?? '').slice(0, 254),
    bumpChosen: form.has('bump'),
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

function pay(options: CheckoutServerOptions, sku: ProductSku, form: URLSearchParams): Response {
  const email = emailSchema.safeParse(form.get('email') ?? '');
  if (!email.success) {
    return html(renderCheckoutPage(viewOf(options, sku, form, 'Please enter a valid e-mail address.')), 400);
  }
  const view = viewOf(options, sku, form);
  const chosen = [{ sku, price: view.product.price }];
  if (view.bump && view.bumpChosen) {
    chosen.push({ sku: bumpSku, price: view.bump.price });
  }
  const items = chosen.map((item) => ({
    productId: item.sku,
    name: products[item.sku].name,
    amount: afterCoupon(item.price, view.percentOff),
  }));
  const order: SandboxOrder = {
    id: `ord_${crypto.randomUUID().slice(0, 13)}`,
    createdAt: new Date().toISOString(),
    email: email.data,
    name: '',
    items,
    total: items.reduce((sum, { amount }) => sum + amount, 0),
    coupon: view.percentOff > 0 ? view.coupon.trim().toUpperCase() : null,
    metadata: view.metadata,
    refundedAt: null,
  };
  options.store.update((state) => state.orders.push(order));
  options.sender.queue({ type: 'order.paid', timestamp: order.createdAt, data: webhookOrder(order) });
  return seeOther(thankYouUrl(options.siteUrl, order, sku));
}

function refund(options: CheckoutServerOptions, id: string): Response {
  const order = options.store.orders.find((candidate) => candidate.id === id);
  if (!order) {
    return html(page('Not found', '<h1>There is no such order</h1>'), 404);
  }
  if (!order.refundedAt) {
    const refundedAt = new Date().toISOString();
    options.store.update((state) => {
      state.orders = state.orders.map((one) => (one.id === id ? { ...one, refundedAt } : one));
    });
    options.sender.queue({
      type: 'order.refunded',
      timestamp: refundedAt,
      data: {
        ...webhookOrder(order),
        refund: { id: `ref_${order.id}`, amount: order.total, total_refunded: order.total, full: true },
      },
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
    items: order.items.map(({ productId, name, amount }) => ({ product_id: productId, name, amount })),
    metadata: { ...order.metadata },
  };
}

function thankYouUrl(siteUrl: string, order: SandboxOrder, sku: ProductSku): string {
  const query = new URLSearchParams({
    email: order.email,
    product: sku,
    order_id: order.id,
    amount: String(order.total),
    currency: 'USD',
    provider: 'sandbox',
    ...order.metadata,
  });
  return `${siteUrl}/thank-you?${query}`;
}
