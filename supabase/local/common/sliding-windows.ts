/** At most `size` hits of a subject within any stretch of `windowSeconds`. `take` answers 0, or the seconds to wait. */
export class SlidingWindows {
  readonly #hits = new Map<string, number[]>();
  readonly #size: number;
  readonly #windowMs: number;

  constructor(size: number, windowSeconds: number) {
    this.#size = size;
    this.#windowMs = windowSeconds * 1000;
  }

  take(subject: string, now = Date.now()): number {
    const wait = this.wait(subject, now);
    const hits = this.#recent(subject, now);
    this.#keep(subject, wait > 0 ? hits : [...hits, now]);
    return wait;
  }

  /** The same without counting. */
  wait(subject: string, now = Date.now()): number {
    const hits = this.#recent(subject, now);
    const [oldest = now] = hits;
    return hits.length >= this.#size ? Math.max(1, Math.ceil((oldest + this.#windowMs - now) / 1000)) : 0;
  }

  #recent(subject: string, now: number): number[] {
    return (this.#hits.get(subject) ?? []).filter((at) => at > now - this.#windowMs);
  }

  /** The last hit does not count after all. */
  giveBack(subject: string): void {
    this.#hits.get(subject)?.pop();
  }

  /** The subjects that were heard of longest ago are forgotten, so that no flood of them takes all the memory. */
  #keep(subject: string, hits: number[]): void {
    this.#hits.delete(subject);
    this.#hits.set(subject, hits);
    if (this.#hits.size > 10_000) {
      const [oldest = subject] = this.#hits.keys();
      this.#hits.delete(oldest);
    }
  }
}
