/**
 * Calls a piece of work again and again, and at once when woken. One run at a time; a run that fails is logged and the next
 * one comes all the same.
 */
export class Ticker {
  readonly #work: () => Promise<void>;
  readonly #everyMs: number;
  readonly #onError: (error: unknown) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(work: () => Promise<void>, everyMs: number, onError: (error: unknown) => void) {
    this.#work = work;
    this.#everyMs = everyMs;
    this.#onError = onError;
  }

  start(): void {
    this.#schedule(0);
  }

  wake(): void {
    if (this.#running) {
      this.#again = true;
    } else {
      this.#schedule(0);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(ms: number): void {
    if (!this.#stopped) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#run(), ms);
    }
  }

  async #run(): Promise<void> {
    if (this.#running) {
      return;
    }
    this.#again = false;
    this.#running = this.#work().catch(this.#onError);
    await this.#running;
    this.#running = undefined;
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- set by a call during the await
    this.#schedule(this.#again ? 0 : this.#everyMs);
  }
}
