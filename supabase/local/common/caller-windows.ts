import { callerNetworks, networkShares } from '../../functions/_shared/http/caller-network.ts';
import { SlidingWindows } from './sliding-windows.ts';

/** At most `size` hits of a caller's network, and of the wider ones around it what they may have together. */
export class CallerWindows {
  readonly #windows: readonly SlidingWindows[];

  constructor(size: number, windowSeconds: number) {
    this.#windows = networkShares.map((share) => new SlidingWindows(size * share, windowSeconds));
  }

  /** Counts one hit in each network, or in none. Answers 0, or the seconds to wait. */
  take(address: string, now = Date.now()): number {
    const counted = this.#of(address);
    const wait = Math.max(...counted.map(([windows, network]) => windows.wait(network, now)));
    if (wait === 0) {
      counted.forEach(([windows, network]) => windows.take(network, now));
    }
    return wait;
  }

  /** The last hit does not count after all. */
  giveBack(address: string): void {
    this.#of(address).forEach(([windows, network]) => windows.giveBack(network));
  }

  #of(address: string): readonly (readonly [SlidingWindows, string])[] {
    const networks = callerNetworks(address);
    return this.#windows
      .slice(0, Math.max(1, networks.length))
      .map((windows, index) => [windows, networks[index] ?? address] as const);
  }
}
