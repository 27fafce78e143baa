import type { RenderedFile } from '../documents/mod.ts';

/**
 * Files that were made lately, by the hash of what they were made from. Same input, same bytes: a hit can never be stale.
 * Two callers who ask at once wait for one rendering.
 */
export class RenderedCache {
  readonly #files = new Map<string, Promise<RenderedFile>>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string, make: () => Promise<RenderedFile>): Promise<RenderedFile> {
    const known = this.#files.get(key);
    if (known) {
      this.#files.delete(key);
      this.#files.set(key, known);
      return known;
    }
    const made = make();
    this.#files.set(key, made);
    made.catch(() => this.#files.delete(key));
    for (const oldest of this.#files.keys()) {
      if (this.#files.size <= this.#capacity) {
        break;
      }
      this.#files.delete(oldest);
    }
    return made;
  }
}
