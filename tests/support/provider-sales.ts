import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signLemonSqueezy, signPaddle, signStripe } from '../../supabase/functions/_shared/checkout/signing';
import { gumroadSale, lemonOrder } from './order-lists';

export const sellers = ['stripe', 'lemonsqueezy', 'paddle', 'gumroad'] as const;
export type Seller = (typeof sellers)[number];

const secret = 'whsec_sales';
export const saleSecrets = {
  STRIPE_WEBHOOK_SECRET: secret,
  LEMONSQUEEZY_WEBHOOK_SECRET: secret,
  PADDLE_WEBHOOK_SECRET: secret,
  GUMROAD_PING_TOKEN: secret,
  STRIPE_API_KEY: 'key',
  LEMONSQUEEZY_API_KEY: 'key',
  PADDLE_API_KEY: 'key',
  GUMROAD_ACCESS_TOKEN: 'key',
};

export interface SaleFacts {
  readonly cents?: number;
  readonly currency?: string;
}
/** A message as the provider sends it, signed. */
export interface Message {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
type Fields = Readonly<Record<string, unknown>>;

/** The four providers: what they have is what their APIs show and their lists list. */
export interface ProviderStandIn {
  readonly address: () => string;
  readonly close: () => void;
  /** The message of a sale of this product. */
  readonly sell: (seller: Seller, product: string, order: string, facts?: SaleFacts) => Promise<Message>;
  readonly refund: (seller: Seller, order: string) => Promise<Message>;
  /** A sale that is in the list alone, as its message was lost. */
  readonly list: (seller: Seller, product: string, order: string) => void;
}

const seconds = () => Math.floor(Date.now() / 1000) - 60;
const iso = () => new Date(Date.now() - 60_000).toISOString();
const stripeEvent = (type: string, object: Fields) => ({
  id: `evt_${type}_${String(object['id'])}`,
  object: 'event',
  type,
  created: seconds(),
  livemode: true,
  data: { object },
});
const paddleEvent = (type: string, data: Fields) => ({
  event_id: `evt_${String(data['id'])}`,
  event_type: type,
  occurred_at: iso(),
  data,
});

const objects: Readonly<
  Record<Seller, (product: string, order: string, facts: Required<SaleFacts>) => Fields>
> = {
  stripe: (product, order, { cents, currency }) => ({
    id: `cs_${order}`,
    mode: 'subscription',
    payment_status: 'paid',
    payment_intent: `pi_${order}`,
    payment_link: product,
    customer_details: { email: `${order}@example.com`, name: 'Ann' },
    amount_total: cents,
    currency: currency.toLowerCase(),
    livemode: true,
  }),
  lemonsqueezy: (product, order, { cents, currency }) =>
    lemonOrder(order, 60, {
      first_order_item: { product_id: product, price: cents, quantity: 1 },
      total: cents,
      currency,
    }),
  paddle: (product, order, { cents, currency }) => ({
    id: `txn_${order}`,
    status: 'completed',
    origin: 'subscription_recurring',
    customer_id: 'ctm_01',
    details: {
      totals: { grand_total: String(cents), currency_code: currency },
      line_items: [{ product: { id: product }, quantity: 1, totals: { total: String(cents) } }],
    },
  }),
  gumroad: (product, order, { cents }) => gumroadSale(order, 60, { product_id: product, price: cents }),
};

export async function openProviders(): Promise<ProviderStandIn> {
  const known = new Map<string, Fields>();
  const listed: Record<Seller, Fields[]> = { stripe: [], lemonsqueezy: [], paddle: [], gumroad: [] };
  const answers: Readonly<Record<string, () => object>> = {
    '/v1/events': () => ({ object: 'list', has_more: false, data: listed.stripe }),
    '/v1/orders': () => ({ meta: { page: { lastPage: 1 } }, data: listed.lemonsqueezy }),
    '/events': () => ({ data: listed.paddle, meta: { pagination: { has_more: false } } }),
    '/sales': () => ({ success: true, sales: listed.gumroad }),
    '/v1/charges': () => ({ object: 'list', data: [] }),
    '/customers/ctm_01': () => ({ data: { id: 'ctm_01', email: 'paddle@example.com', name: 'Pat' } }),
    '/adjustments': () => ({
      data: [...known].filter(([at]) => at.startsWith('/adjustments/')).map(([, one]) => one),
    }),
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider.test');
    const answer = pathname.endsWith('/line_items')
      ? { data: [] }
      : (known.get(pathname) ?? answers[pathname]?.());
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const keep = (seller: Seller, object: Fields) => {
    const id = String(object['id']);
    const places: Readonly<Record<Seller, readonly [path: string, answer: Fields]>> = {
      stripe: [`/v1/checkout/sessions/${id}`, object],
      lemonsqueezy: [`/v1/orders/${id}`, { data: object }],
      paddle: [`/transactions/${id}`, { data: object }],
      gumroad: [`/sales/${id}`, { success: true, sale: object }],
    };
    known.set(...places[seller]);
  };
  const make = (seller: Seller, product: string, order: string, facts: SaleFacts = {}) => {
    const object = objects[seller](product, order, { cents: 9900, currency: 'USD', ...facts });
    keep(seller, object);
    return object;
  };
  const form = (sale: Fields, resource = 'sale') =>
    new URLSearchParams({
      sale_id: String(sale['id']),
      resource_name: resource,
      sale_timestamp: String(sale['created_at']),
      product_id: String(sale['product_id']),
      email: String(sale['email']),
      price: String(sale['price']),
      refunded: String(resource === 'refund'),
    }).toString();
  const sign: Readonly<Record<Seller, (body: string) => Promise<Record<string, string>>>> = {
    stripe: (body) => signStripe({ body, secret, at: new Date() }),
    lemonsqueezy: (body) => signLemonSqueezy({ body, secret }),
    paddle: (body) => signPaddle({ body, secret, at: new Date() }),
    gumroad: () => Promise.resolve({}),
  };
  const send = async (seller: Seller, content: object | string): Promise<Message> => {
    const isForm = typeof content === 'string';
    const body = isForm ? content : JSON.stringify(content);
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    return {
      path: `checkout-webhook/${seller}${isForm ? `/${secret}` : ''}`,
      headers: { ...(await sign[seller](body)), 'content-type': type },
      body,
    };
  };
  const paid: Readonly<Record<Seller, (object: Fields) => object | string>> = {
    stripe: (object) => stripeEvent('checkout.session.completed', object),
    lemonsqueezy: (data) => ({ meta: { event_name: 'order_created', test_mode: false }, data }),
    paddle: (data) => paddleEvent('transaction.completed', data),
    gumroad: (sale) => form(sale),
  };

  return {
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
    sell: (seller, product, order, facts) => send(seller, paid[seller](make(seller, product, order, facts))),
    list: (seller, product, order) => {
      const object = make(seller, product, order);
      const message = paid[seller](object);
      listed[seller].unshift(
        typeof message === 'string' || seller === 'lemonsqueezy' ? object : (message as Fields),
      );
    },
    refund: (seller, order) => {
      if (seller === 'stripe') {
        const charge = {
          id: `ch_${order}`,
          amount: 9900,
          amount_refunded: 9900,
          refunded: true,
          currency: 'usd',
          payment_intent: `pi_${order}`,
        };
        known.set(`/v1/charges/ch_${order}`, charge);
        return send(seller, stripeEvent('charge.refunded', charge));
      }
      if (seller === 'paddle') {
        const adjustment = {
          id: `adj_${order}`,
          transaction_id: `txn_${order}`,
          action: 'refund',
          status: 'approved',
          type: 'full',
          currency_code: 'USD',
          totals: { total: '9900' },
        };
        known.set(`/adjustments/adj_${order}`, adjustment);
        return send(seller, paddleEvent('adjustment.updated', adjustment));
      }
      const path = seller === 'gumroad' ? `/sales/${order}` : `/v1/orders/${order}`;
      const { sale, data } = known.get(path) as {
        readonly sale?: Fields;
        readonly data?: { readonly attributes: Fields };
      };
      if (sale) {
        const refunded = { ...sale, refunded: true };
        keep(seller, refunded);
        return send(seller, form(refunded, 'refund'));
      }
      const attributes = {
        ...data!.attributes,
        status: 'refunded',
        refunded: true,
        refunded_amount: 9900,
        refunded_at: iso(),
      };
      const refunded = { ...data, attributes };
      keep(seller, refunded);
      return send(seller, { meta: { event_name: 'order_refunded', test_mode: false }, data: refunded });
    },
  };
}
