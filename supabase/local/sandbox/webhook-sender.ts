import type { SandboxWebhook } from '../../functions/_shared/checkout/sandbox.ts';
import { signStandardWebhook } from '../../functions/_shared/checkout/signing.ts';
import type { OrderStore } from './order-store.ts';

/** Like a real provider: tries at once, then again and again with longer pauses, and gives up in the end. */
const pausesSeconds = [1, 5, 30, 120, 600, 3600];

export interface WebhookSenderOptions {
  readonly store: OrderStore;
  readonly secret: () => Promise<string>;
  readonly post: (headers: Record<string, string>, body: string) => Promise<Response>;
}

export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
  }

  queue(event: SandboxWebhook): void {
    this.#options.store.update((state) => {
      state.deliveries.push({
        eventId: `evt_${crypto.randomUUID()}`,
        body: JSON.stringify(event),
        tries: 0,
        nextTryAt: 0,
      });
    });
    this.wake();
  }

  /** Delivers what is due now and sets the clock for the rest. */
  wake(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#deliverDue(), 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #deliverDue(): Promise<void> {
    if (this.#running) {
      return;
    }
    this.#running = true;
    const due = this.#options.store.deliveries.filter(({ nextTryAt }) => nextTryAt <= Date.now());
    for (const { eventId, tries } of due) {
      // Read again, because its buyer may have been deleted during the call before; and written again after this call.
      const body = this.#options.store.deliveries.find((one) => one.eventId === eventId)?.body ?? '';
      const delivered = await this.#deliver(eventId, body);
      const pause = pausesSeconds[tries];
      this.#options.store.update((state) => {
        state.deliveries = state.deliveries.flatMap((one) => {
          if (one.eventId !== eventId) return [one];
          if (delivered || pause === undefined) return [];
          return [{ ...one, tries: tries + 1, nextTryAt: Date.now() + pause * 1000 }];
        });
      });
    }
    this.#running = false;
    const next = Math.min(...this.#options.store.deliveries.map(({ nextTryAt }) => nextTryAt));
    if (Number.isFinite(next)) {
      this.#timer = setTimeout(() => void this.#deliverDue(), Math.max(0, next - Date.now()));
    }
  }

  async #deliver(id: string, body: string): Promise<boolean> {
    try {
      const signature = await signStandardWebhook({
        id,
        body,
        secret: await this.#options.secret(),
        at: new Date(),
      });
      const response = await this.#options.post({ 'content-type': 'application/json', ...signature }, body);
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
