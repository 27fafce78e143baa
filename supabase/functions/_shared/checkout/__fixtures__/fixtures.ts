import { readFileSync } from 'node:fs';
import type { FetchLike } from '../adapter.ts';
import { type OrderEvent, orderEvent } from '../checkout-event.ts';

/** A provider's payload as bytes, as it would arrive. */
export function loadFixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(name, import.meta.url)));
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

type JsonObject = Record<string, unknown>;

/** A JSON fixture with one field replaced; `undefined` takes the field away. */
export function editFixture(name: string, path: string, value: unknown): Uint8Array {
  const root = JSON.parse(new TextDecoder().decode(loadFixture(name))) as JsonObject;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let target = root;
  for (const key of keys) target = target[key] as JsonObject;
  target[last] = value;
  return bytesOf(JSON.stringify(root));
}

/** The same with raw JSON text in the field's place, for values that JSON.stringify cannot write. */
export function editRaw(name: string, path: string, json: string): Uint8Array {
  const text = new TextDecoder().decode(editFixture(name, path, '@@raw@@'));
  return bytesOf(text.replace('"@@raw@@"', json));
}

export interface Call {
  readonly url: string;
  readonly init: RequestInit;
}

/** A provider's API that gives one answer and remembers the calls. */
export function fakeFetch(status: number, answer: unknown): { fetch: FetchLike; calls: Call[] } {
  const calls: Call[] = [];
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return {
    calls,
    fetch: (url, init) => {
      calls.push({ url, init });
      return Promise.resolve(new Response(body, { status }));
    },
  };
}

let counter = 0;

/** An order event of its own id; a later call is later in time unless `occurredAt` says otherwise. */
export function buildEvent(overrides: Partial<OrderEvent> & Pick<OrderEvent, 'kind'>): OrderEvent {
  counter += 1;
  const paid = overrides.kind === 'order.paid';
  return orderEvent({
    provider: 'sandbox',
    eventId: `evt_${counter}`,
    eventType: overrides.kind,
    occurredAt: new Date(Date.UTC(2026, 10, 20) + counter * 60_000).toISOString(),
    orderId: 'ord_1',
    ...(paid ? { amountCents: 7900, currency: 'USD', email: 'dana@example.com' } : {}),
    ...overrides,
  });
}
