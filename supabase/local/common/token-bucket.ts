/** Refills evenly; `take` answers 0 when a token was there, else the seconds until the next one. */
export class TokenBuckets {
  readonly #buckets = new Map<string, { tokens: number; at: number }>();
  readonly #size: number;
  readonly #perSecond: number;

  constructor(size: number, refillSeconds: number) {
    this.#size = size;
    this.#perSecond = size / refillSeconds;
  }

  take(subject: string, now = Date.now()): number {
    const bucket = this.#refilled(subject, now);
    if (bucket.tokens < 1) {
      return Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perSecond));
    }
    bucket.tokens -= 1;
    return 0;
  }

  giveBack(subject: string, now = Date.now()): void {
    const bucket = this.#refilled(subject, now);
    bucket.tokens = Math.min(this.#size, bucket.tokens + 1);
  }

  #refilled(subject: string, now: number) {
    const known = this.#buckets.get(subject) ?? { tokens: this.#size, at: now };
    known.tokens = Math.min(this.#size, known.tokens + ((now - known.at) / 1000) * this.#perSecond);
    known.at = now;
    this.#buckets.set(subject, known);
    if (this.#buckets.size > 10_000) {
      const [oldest = subject] = this.#buckets.keys();
      this.#buckets.delete(oldest);
    }
    return known;
  }
}
