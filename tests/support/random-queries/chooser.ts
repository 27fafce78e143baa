/** Numbers that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses by the numbers given. */
export class Chooser {
  readonly next: () => number;

  constructor(next: () => number) {
    this.next = next;
  }

  chance(part: number): boolean {
    return this.next() < part;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  }

  times<Item>(most: number, make: () => Item): Item[] {
    return Array.from({ length: 1 + Math.floor(this.next() * most) }, make);
  }
}
