import { busy } from '../../functions/_shared/files/file-work.ts';
import { clientGone } from '../../functions/_shared/http/client-gone.ts';

interface Waiting {
  start(): void;
}

/** Runs one piece of work at a time; a bounded number waits, and any more is refused. Who has gone waits no longer. */
export class BoundedQueue {
  readonly #mostWaiting: number;
  readonly #waiting = new Set<Waiting>();
  #isRunning = false;

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** Refuses as `run` would now. */
  requireRoom(): void {
    if (this.#isRunning && this.#waiting.size >= this.#mostWaiting) throw busy();
  }

  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    this.requireRoom();
    if (this.#isRunning) await this.#turn(signal);
    this.#isRunning = true;
    try {
      return await work();
    } finally {
      this.#isRunning = false;
      this.#startNext();
    }
  }

  /** Until the one before has ended. The place is handed over at once, so that nobody slips in between. */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(waiting);
        reject(clientGone());
      };
      const waiting: Waiting = {
        start: () => {
          signal.removeEventListener('abort', leave);
          this.#isRunning = true;
          resolve();
        },
      };
      this.#waiting.add(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next.start();
    }
  }
}
