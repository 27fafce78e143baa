import { describe, expect, it } from 'vitest';
import { bytesOf, editFixture, editRaw, loadFixture } from './__fixtures__/fixtures.ts';
import { CheckoutPayloadError } from './checkout-errors.ts';
import { checkoutEventSchema, type CheckoutEvent } from './checkout-event.ts';
import { checkoutAdapters } from './providers.ts';

const headers = new Headers({ 'webhook-id': 'msg_1' });

const jsonFixtures = {
  sandbox: ['order-paid', 'order-refunded-partial', 'order-refunded-full'],
  stripe: ['checkout-session-completed', 'refund-created-partial', 'charge-refunded-full', 'dispute-created'],
  lemonsqueezy: ['order-created', 'order-refunded-partial', 'order-refunded-full'],
  paddle: ['transaction-completed', 'adjustment-refund-full', 'adjustment-chargeback'],
} as const;

type JsonProvider = keyof typeof jsonFixtures;
const jsonProviders = Object.keys(jsonFixtures) as JsonProvider[];

/** Either events of the one model, or the one error: what the adapters promise. */
function readOrRefuse(provider: keyof typeof checkoutAdapters, body: Uint8Array): CheckoutEvent[] | string {
  try {
    const events = checkoutAdapters[provider].toEvents(body, headers);
    for (const event of events) checkoutEventSchema.parse(event);
    return events;
  } catch (error) {
    if (!(error instanceof CheckoutPayloadError)) throw error;
    expect(error.field).not.toBe('');
    return error.field;
  }
}

describe.each([
  ['sandbox', 'sandbox/order-paid.json', 'data.amount_total'],
  ['sandbox', 'sandbox/order-paid.json', 'data.items.0.amount'],
  ['sandbox', 'sandbox/order-refunded-full.json', 'data.refund.amount'],
  ['sandbox', 'sandbox/order-refunded-full.json', 'data.refund.total_refunded'],
  ['stripe', 'stripe/checkout-session-completed.json', 'data.object.amount_total'],
  ['stripe', 'stripe/refund-created-partial.json', 'data.object.amount'],
  ['stripe', 'stripe/charge-refunded-full.json', 'data.object.amount_refunded'],
  ['lemonsqueezy', 'lemonsqueezy/order-created.json', 'data.attributes.total'],
  ['lemonsqueezy', 'lemonsqueezy/order-created.json', 'data.attributes.first_order_item.price'],
  ['lemonsqueezy', 'lemonsqueezy/order-refunded-full.json', 'data.attributes.refunded_amount'],
] as const)('%s: %s %s', (provider, fixture, field) => {
  it.each([
    '-1',
    '1e309',
    '-1e309',
    '0.5',
    '1e-7',
    '100000000',
    '9007199254740993',
    '"100"',
    'true',
    '[]',
    '{}',
  ])('refuses %s by name', (json) => {
    expect(readOrRefuse(provider, editRaw(fixture, field, json))).toBe(field);
  });

  it('refuses what is no JSON number at all', () => {
    for (const json of ['NaN', 'Infinity', '0x10', '01', '+1', '1_000']) {
      expect(readOrRefuse(provider, editRaw(fixture, field, json))).toBe('body');
    }
  });
});

describe.each([
  ['paddle/transaction-completed.json', 'data.details.totals.grand_total'],
  ['paddle/transaction-completed.json', 'data.details.line_items.0.totals.total'],
  ['paddle/adjustment-refund-full.json', 'data.totals.total'],
])('paddle: %s %s', (fixture, field) => {
  it.each(['-1', '1.5', '1e5', '', ' 1', '1 ', '１２', 'NaN', '0x10', '100000000000', null, 5679, [], {}])(
    'refuses %j by name',
    (value) => {
      expect(readOrRefuse('paddle', editFixture(fixture, field, value))).toBe(field);
    },
  );
});

describe('gumroad', () => {
  const form = new TextDecoder().decode(loadFixture('gumroad/sale.form'));

  it.each([
    ['price', '-1'],
    ['price', '1e309'],
    ['price', '26.10'],
    ['price', ''],
    ['quantity', '0'],
    ['quantity', '1.5'],
    ['sale_id', '../../v2/user'],
    ['sale_id', ''],
    ['sale_id', 'a'.repeat(65)],
    ['sale_timestamp', 'yesterday'],
    ['email', 'no address'],
    ['refunded', 'yes'],
  ])('refuses %s=%s by name', (field, value) => {
    const data = new URLSearchParams(form);
    data.set(field, value);
    expect(readOrRefuse('gumroad', bytesOf(data.toString()))).toBe(field);
  });

  it('refuses a field given twice, and a form without its fields', () => {
    expect(readOrRefuse('gumroad', bytesOf(`${form}&sale_id=other`))).toBe('sale_id');
    expect(readOrRefuse('gumroad', bytesOf('a=1'))).toBe('sale_id');
    expect(readOrRefuse('gumroad', bytesOf('{"sale_id":"x"}'))).toBe('sale_id');
    expect(readOrRefuse('gumroad', Uint8Array.of(0x61, 0x3d, 0xff))).toBe('body');
  });

  it('survives every field missing or replaced', () => {
    for (const name of new URLSearchParams(form).keys()) {
      for (const value of [
        null,
        '',
        '0',
        '-1',
        'true',
        '\0',
        'é',
        '{}',
        'x'.repeat(5000),
        '../..',
        '__proto__',
      ]) {
        const data = new URLSearchParams(form);
        if (value === null) data.delete(name);
        else data.set(name, value);
        readOrRefuse('gumroad', bytesOf(data.toString()));
      }
    }
  });

  it('takes no prototype from the names of url_params', () => {
    const data = `${form}&url_params%5B__proto__%5D=x&url_params%5Bconstructor%5D=y`;
    expect(readOrRefuse('gumroad', bytesOf(data))).toMatchObject([
      { utm: { utm_source: 'facebook', utm_campaign: 'micro bundle' } },
    ]);
  });
});

describe.each(jsonProviders)('%s', (provider) => {
  it.each([
    ['nothing', new Uint8Array()],
    ['null', bytesOf('null')],
    ['a list', bytesOf('[]')],
    ['a text', bytesOf('"x"')],
    ['an empty object', bytesOf('{}')],
    ['half an object', bytesOf('{"data":{')],
    ['200,000 lists deep', bytesOf('['.repeat(200_000))],
    ['200,000 objects deep', bytesOf(`${'{"data":'.repeat(200_000)}1${'}'.repeat(200_000)}`)],
    ['broken UTF-8', Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d)],
    ['two bodies', bytesOf('{}{}')],
    ['a prototype', bytesOf('{"__proto__":{"type":"order.paid","data":{}}}')],
  ])('refuses %s', (_, body) => {
    expect(typeof readOrRefuse(provider, body)).toBe('string');
  });

  const oddValues: readonly unknown[] = [
    ...[undefined, null, true, 0, -1, 0.5, 1e21, '', ' ', '\0', '\ud800', '../../x', 'x'.repeat(100_000)],
    ...['2026-02-30T25:00:00Z', [], [null], {}, { id: null }, { toString: 1 }],
  ];

  it('survives any odd value in any place', () => {
    let refused = 0;
    for (const name of jsonFixtures[provider]) {
      const fixture = `${provider}/${name}.json`;
      for (const path of pathsOf(JSON.parse(new TextDecoder().decode(loadFixture(fixture))))) {
        for (const value of oddValues) {
          if (typeof readOrRefuse(provider, editFixture(fixture, path, value)) === 'string') refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});

/** Every place in a JSON value, as dotted paths. */
function pathsOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    `${prefix}${key}`,
    ...pathsOf(child, `${prefix}${key}.`),
  ]);
}

describe('texts', () => {
  it('leave the adapters without control or direction characters, whole and cut to a length', () => {
    const name = ` Dana\u0000\n\u202e${'é'.repeat(300)}\ud83d`;
    const body = editFixture('sandbox/order-paid.json', 'data.customer.name', name);
    const [event] = readOrRefuse('sandbox', body) as CheckoutEvent[];
    const customerName = event?.kind === 'order.paid' ? event.customerName : null;
    expect(customerName).toMatch(/^Dana é+$/);
    expect(customerName).toHaveLength(200);
  });

  it.each([
    ['half a pair \ud83d here', 'half a pair here'],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
  ])('hold no half characters, which a database refuses: %j', (name, expected) => {
    const body = editFixture('sandbox/order-paid.json', 'data.customer.name', name);
    expect(readOrRefuse('sandbox', body)).toMatchObject([{ customerName: expected }]);
  });

  it.each([
    'two@at@signs',
    'space in@address',
    'nul\0@example.com',
    `${'a'.repeat(250)}@example.com`,
    '@',
    'a@',
  ])('refuses the address %j', (email) => {
    const body = editFixture('sandbox/order-paid.json', 'data.customer.email', email);
    expect(readOrRefuse('sandbox', body)).toBe('data.customer.email');
  });

  it.each([null, '', '  '])('takes the address %j as none', (email) => {
    const body = editFixture('sandbox/order-paid.json', 'data.customer.email', email);
    expect(readOrRefuse('sandbox', body)).toMatchObject([{ email: null }]);
  });

  it('keep known campaign fields only', () => {
    const metadata = { utm_source: 'a'.repeat(500), utm_medium: ' ', utm_other: 'x', constructor: 'y' };
    const body = editFixture('sandbox/order-paid.json', 'data.metadata', metadata);
    expect(readOrRefuse('sandbox', body)).toMatchObject([{ utm: { utm_source: 'a'.repeat(200) } }]);
  });
});
