import type { Problem } from '../errors.ts';

/** Collects what is wrong with one file. */
export class ProblemList {
  readonly path: string;
  private readonly found: Problem[] = [];

  constructor(path: string) {
    this.path = path;
  }

  /** `line` counts from 1 in the whole file, front matter included. */
  add(line: number, message: string): void {
    this.found.push({ path: this.path, line, message });
  }

  get size(): number {
    return this.found.length;
  }

  /** In the order of the file, each mistake once. */
  sorted(): Problem[] {
    const seen = new Set<string>();
    return this.found
      .filter((problem) => {
        const id = `${String(problem.line)} ${problem.message}`;
        return !seen.has(id) && seen.add(id);
      })
      .sort((a, b) => a.line - b.line);
  }
}
