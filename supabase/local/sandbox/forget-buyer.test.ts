import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sandboxWebhookSchema } from '../../functions/_shared/checkout/sandbox.ts';
import { forgetBuyer } from './forget-buyer.ts';
import { OrderStore, type SandboxOrder } from './order-store.ts';
import { WebhookSender } from './webhook-sender.ts';

const order = (id: string, email: string): SandboxOrder => ({
  id,
  createdAt: '2026-11-27T00:00:00Z',
  email,
  name: 'Zoe Miller',
  items: [{ productId: 'core-hr', name: 'Core HR Pack', amount: 9900 }],
  total: 9900,
  coupon: 'SAVE20',
  metadata: { utm_campaign: 'zoe' },
  refundedAt: null,
});
const paid = ({ id, email, name, total, createdAt, metadata }: SandboxOrder) => ({
  type: 'order.paid' as const,
  timestamp: createdAt,
  data: {
    id,
    created_at: createdAt,
    customer: { email, name },
    currency: 'USD',
    amount_total: total,
    discount_code: null,
    items: [{ product_id: 'core-hr', name: 'Core HR Pack', amount: total }],
    metadata: { ...metadata },
  },
});
const mine = order('ord_1', 'Zoe@Example.com');
const other = order('ord_2', 'my.zoe@example.com');
let disk = '';

beforeEach(() => {
  disk = JSON.stringify({ orders: [mine, other], deliveries: [] });
  vi.stubGlobal('Deno', {
    mkdir: () => Promise.resolve(),
    readTextFile: () => Promise.resolve(disk),
    openSync: () => ({
      writeSync(bytes: Uint8Array) {
        disk = new TextDecoder().decode(bytes);
        return bytes.length;
      },
      syncSync: () => undefined,
      close: () => undefined,
    }),
    renameSync: () => undefined,
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('takes a deleted person out of the file of orders, and leaves amounts and other buyers', async () => {
  const store = await OrderStore.open('.data/sandbox');
  store.update((state) => forgetBuyer(state, 'zoe@example.com'));
  const anonymous = { ...mine, email: 'deleted-ord_1@deleted.invalid', name: '', metadata: {} };
  expect(JSON.parse(disk)).toEqual({ orders: [anonymous, other], deliveries: [] });
});

it('takes the person out of webhooks that wait, and of one that is under way and fails', async () => {
  const store = await OrderStore.open('.data/sandbox');
  const sent: string[] = [];
  const sender = new WebhookSender({
    store,
    secret: () => Promise.resolve('whsec_c2VjcmV0'),
    post: (_, body) => {
      sent.push(body);
      if (sent.length === 1) store.update((state) => forgetBuyer(state, 'zoe@example.com'));
      return Promise.resolve(new Response('', { status: 503 }));
    },
  });
  [mine, other, mine].forEach((one) => sender.queue(paid(one)));
  await expect.poll(() => sent, { timeout: 10_000 }).toHaveLength(3);
  sender.stop();
  expect(sent[0]).toContain('Zoe@Example.com');
  const read = (body: string) => sandboxWebhookSchema.parse(JSON.parse(body)).data;
  const anonymous = { customer: { email: 'deleted-ord_1@deleted.invalid', name: null }, metadata: {} };
  expect(read(sent[2] ?? '')).toMatchObject({ ...anonymous, id: 'ord_1', amount_total: 9900 });
  expect(store.deliveries.map(({ body, tries }) => [read(body).customer.email, tries])).toEqual([
    ['deleted-ord_1@deleted.invalid', 1],
    ['my.zoe@example.com', 1],
    ['deleted-ord_1@deleted.invalid', 1],
  ]);
  expect(disk).not.toContain('"Zoe@Example.com"');
});
