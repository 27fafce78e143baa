import type { CheckoutProvider } from '../../contracts/buy-link.ts';
import { signLemonSqueezy, signPaddle, signStripe } from '../signing.ts';
import { loadFixture } from './fixtures.ts';
import type { ProviderApi } from './provider-api.ts';

export const now = new Date('2026-11-29T12:00:00Z');
export const secret = 'a secret that was stolen';
export type Fields = Record<string, unknown>;
export type Real = Exclude<CheckoutProvider, 'sandbox'>;
/** What the provider has instead of what the message says; null where the provider has no such thing. */
export type Truth = ((message: string) => string) | null;

export const textOf = (name: string) => new TextDecoder().decode(loadFixture(name));
const edited = (change: (message: Fields) => void) => (message: string) => {
  const root = JSON.parse(message) as Fields;
  change(root);
  return JSON.stringify(root);
};
const within = (root: Fields, ...path: string[]) => path.reduce<Fields>((at, key) => at[key] as Fields, root);
export const stripe = (fields: Fields) =>
  edited((root) => Object.assign(within(root, 'data', 'object'), fields));
const lemon = (fields: Fields) => edited((root) => Object.assign(within(root, 'data', 'attributes'), fields));
const paddle = (fields: Fields, ...path: string[]) =>
  edited((root) => Object.assign(within(root, 'data', ...path), fields));

interface Sample {
  readonly sign: (body: string) => Promise<Record<string, string>>;
  readonly paid: string;
  readonly refunded: string;
  readonly unpaid: Truth;
  readonly amount: Truth;
  readonly currency: Truth;
  readonly product: Truth;
  readonly test: Truth;
  readonly otherRefund: Truth;
  /** The API once the order of `paid` was refunded. */
  readonly afterRefund: (api: ProviderApi) => ProviderApi;
}

export const samples: Readonly<Record<Real, Sample>> = {
  stripe: {
    sign: (body) => signStripe({ body, secret, at: now }),
    paid: textOf('stripe/checkout-session-completed.json'),
    refunded: textOf('stripe/charge-refunded-full.json'),
    unpaid: stripe({ payment_status: 'unpaid' }),
    amount: stripe({ amount_total: 100 }),
    currency: stripe({ currency: 'eur' }),
    product: stripe({ payment_link: 'plink_another' }),
    test: stripe({ livemode: false }),
    otherRefund: stripe({ amount_refunded: 0, refunded: false }),
    afterRefund: (api) => (path) => {
      const charge = within(
        JSON.parse(textOf('stripe/charge-refunded-full.json')) as Fields,
        'data',
        'object',
      );
      return path === '/v1/charges' ? { status: 200, body: { data: [charge] } } : api(path);
    },
  },
  lemonsqueezy: {
    sign: (body) => signLemonSqueezy({ body, secret }),
    paid: textOf('lemonsqueezy/order-created.json'),
    refunded: textOf('lemonsqueezy/order-refunded-full.json'),
    unpaid: lemon({ status: 'pending' }),
    amount: lemon({ total: 100 }),
    currency: lemon({ currency: 'EUR' }),
    product: lemon({ first_order_item: { product_id: 1, variant_id: 2, price: 9900, quantity: 1 } }),
    test: lemon({ test_mode: true }),
    otherRefund: lemon({ status: 'paid', refunded: false, refunded_amount: 0, refunded_at: null }),
    afterRefund: (api) => (path) => {
      const { status, body } = api(path);
      return status === 200
        ? { status, body: JSON.parse(lemon({ status: 'refunded', refunded: true })(JSON.stringify(body))) }
        : { status, body };
    },
  },
  paddle: {
    sign: (body) => signPaddle({ body, secret, at: now }),
    paid: textOf('paddle/transaction-completed.json'),
    refunded: textOf('paddle/adjustment-refund-full.json'),
    unpaid: paddle({ status: 'ready' }),
    amount: paddle({ grand_total: '100' }, 'details', 'totals'),
    currency: paddle({ currency_code: 'EUR' }, 'details', 'totals'),
    product: paddle({ line_items: [] }, 'details'),
    test: null,
    otherRefund: paddle({ status: 'rejected' }),
    afterRefund: (api) => (path) =>
      path === '/adjustments'
        ? {
            status: 200,
            body: { data: [(JSON.parse(textOf('paddle/adjustment-refund-full.json')) as Fields)['data']] },
          }
        : api(path),
  },
  gumroad: {
    sign: () => Promise.resolve({}),
    paid: textOf('gumroad/sale.form'),
    refunded: textOf('gumroad/refund-full.form'),
    unpaid: null,
    amount: null,
    currency: null,
    product: null,
    test: null,
    otherRefund: null,
    afterRefund: (api) => (path) => {
      const { status, body } = api(path) as { status: number; body: { success: true; sale: Fields } };
      return { status, body: { ...body, sale: { ...body.sale, refunded: true } } };
    },
  },
};
