import { join } from 'node:path';

interface SandboxItem {
  readonly productId: string;
  readonly name: string;
  /** After the discount. */
  readonly amount: number;
  readonly discount?: number;
}

export interface SandboxOrder {
  readonly id: string;
  readonly createdAt: string;
  readonly email: string;
  readonly name: string;
  readonly items: readonly SandboxItem[];
  readonly total: number;
  readonly coupon: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** When all of it had been given back. */
  readonly refundedAt: string | null;
  /** Proves that a browser comes from the checkout; orders of older shops have none. */
  readonly returnKey?: string;
  /** What was given back so far; missing in orders from before partial refunds. */
  readonly refundedCents?: number;
}

export interface PendingDelivery {
  readonly eventId: string;
  readonly body: string;
  readonly tries: number;
  readonly nextTryAt: number;
}

export interface SandboxState {
  orders: SandboxOrder[];
  deliveries: PendingDelivery[];
}

/** What the sandbox provider keeps: its orders and the webhooks it still has to deliver, in one file of its own. */
export class OrderStore {
  readonly #path: string;
  #state: SandboxState;

  private constructor(path: string, state: SandboxState) {
    this.#path = path;
    this.#state = state;
  }

  static async open(folder: string): Promise<OrderStore> {
    await Deno.mkdir(folder, { recursive: true });
    const path = join(folder, 'orders.json');
    const text = await Deno.readTextFile(path).catch(() => '{"orders":[],"deliveries":[]}');
    return new OrderStore(path, JSON.parse(text) as SandboxState);
  }

  get orders(): readonly SandboxOrder[] {
    return this.#state.orders;
  }

  get deliveries(): readonly PendingDelivery[] {
    return this.#state.deliveries;
  }

  /** Changes the state and returns once it is on the disk. */
  update(change: (state: SandboxState) => void): void {
    change(this.#state);
    const temporary = `${this.#path}.part`;
    const file = Deno.openSync(temporary, { create: true, write: true, truncate: true });
    const bytes = new TextEncoder().encode(JSON.stringify(this.#state));
    for (let offset = 0; offset < bytes.length;) {
      offset += file.writeSync(bytes.subarray(offset));
    }
    file.syncSync();
    file.close();
    Deno.renameSync(temporary, this.#path);
  }
}
