/** A place more is given to who has waited so long: what hangs must not hold up the others. */
const patienceMs = 1000;

/**
 * Runs pieces of work beside each other. It begins with one at a time and takes one more for each that went well, up to `most`,
 * so that a provider who wants no more says so before eight mails are on their way.
 */
export class Lanes {
  readonly #most: number;
  readonly #underWay = new Set<Promise<void>>();
  #room = 1;
  #failure: { readonly error: unknown } | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  get isIdle(): boolean {
    return this.#underWay.size === 0;
  }

  /** Whether one has failed, which `end` throws. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Waits until there is a place. */
  async place(): Promise<void> {
    while (this.#underWay.size >= this.#room) {
      const hasEnded = await this.oneEnds();
      if (!hasEnded) this.#widen();
    }
  }

  /** Takes a place; `place` has waited for it. */
  start(work: () => Promise<void>): void {
    const running = work()
      .then(
        () => this.#widen(),
        (error: unknown) => {
          this.#failure ??= { error };
        },
      )
      .finally(() => this.#underWay.delete(running));
    this.#underWay.add(running);
  }

  /** Whether one has ended within a second. */
  async oneEnds(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    const ended = [...this.#underWay].map((running) => running.then(() => true));
    return Promise.race([timeout, ...ended]).finally(() => clearTimeout(timer));
  }

  /** Until all have ended; throws what the first that failed threw. */
  async end(): Promise<void> {
    await Promise.all(this.#underWay);
    if (this.#failure) throw this.#failure.error;
  }

  #widen(): void {
    this.#room = Math.min(this.#most, this.#room + 1);
  }
}
