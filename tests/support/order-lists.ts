export const day = 24 * 60 * 60;
const start = Date.now();
export const timeBefore = (seconds: number) => new Date(start - seconds * 1000).toISOString();

/** As Lemon Squeezy documents an order of its list. */
export const lemonOrder = (id: string, secondsAgo: number, more: object = {}) => ({
  type: 'orders',
  id,
  attributes: {
    identifier: `identifier-${id}`,
    customer_id: 7,
    user_name: 'Lee',
    user_email: `lemon${id}@example.com`,
    currency: 'USD',
    total: 9900,
    discount_total: 0,
    refunded: false,
    refunded_amount: 0,
    refunded_at: null,
    status: 'paid',
    first_order_item: { product_id: 190251, price: 9900, quantity: 1 },
    created_at: timeBefore(secondsAgo),
    updated_at: timeBefore(secondsAgo - 1),
    test_mode: false,
    ...more,
  },
});
export const refundedLemon = {
  status: 'refunded',
  refunded: true,
  refunded_amount: 9900,
  refunded_at: timeBefore(30),
};
export const allLemonOrders = [
  lemonOrder('9', 50, { test_mode: true }),
  lemonOrder('8', 60, { status: 'pending' }),
  lemonOrder('5', 100, refundedLemon),
  lemonOrder('4', 200),
  lemonOrder('3', 300),
  lemonOrder('2', 5 * day),
  lemonOrder('1', 40 * day, refundedLemon),
];

/** As Gumroad documents a sale, alone and in its list. */
export const gumroadSale = (id: string, secondsAgo: number, more: object = {}) => ({
  id,
  product_id: 'gum_core',
  created_at: timeBefore(secondsAgo),
  email: `${id}@example.com`,
  purchase_email: `${id}@example.com`,
  full_name: 'Gus',
  price: 9900,
  quantity: 1,
  currency: 'usd',
  currency_symbol: '$',
  amount_refundable_in_currency: '99.00',
  refunded: false,
  partially_refunded: false,
  disputed: false,
  dispute_won: false,
  recurring_charge: false,
  ...more,
});
export const allGumroadSales = [
  gumroadSale('gum4', 100),
  gumroadSale('gum3', 200, { refunded: true }),
  gumroadSale('gum2', 300, { disputed: true }),
  gumroadSale('gum1', 6 * day),
];
