import { diffArrays } from 'diff';

/** What belongs together in two lists. One side is missing where only the other list has it. */
export type Pair<T> =
  | { readonly before: T; readonly after: T; readonly same: boolean }
  | { readonly before: T; readonly after: null }
  | { readonly before: null; readonly after: T };

export interface Likeness<T> {
  /** Equal for what is the same. */
  readonly key: (item: T) => string;
  /** Whether the two can be one item with changes inside. */
  readonly fits: (before: T, after: T) => boolean;
  readonly words: (item: T) => string;
}

/** Items that share fewer of their words are two items. */
const leastShared = 0.45;
/** Gaps with more possible pairs are not searched for rewritten items: too long a wait for too little. */
const mostPairs = 250_000;

/** Pairs the items of two lists in their order: first what is the same, then, between those, what is alike. */
export function align<T>(before: readonly T[], after: readonly T[], likeness: Likeness<T>): Pair<T>[] {
  const parts = diffArrays(
    before.map((item) => likeness.key(item)),
    after.map((item) => likeness.key(item)),
  );
  const pairs: Pair<T>[] = [];
  let [oldAt, newAt] = [0, 0];
  let gap: { before: T[]; after: T[] } = { before: [], after: [] };
  for (const { added, removed, count } of parts) {
    const old = added ? [] : before.slice(oldAt, oldAt + count);
    const current = removed ? [] : after.slice(newAt, newAt + count);
    oldAt += old.length;
    newAt += current.length;
    if (added || removed) {
      gap.before.push(...old);
      gap.after.push(...current);
      continue;
    }
    pairs.push(...pairAlike(gap.before, gap.after, likeness));
    gap = { before: [], after: [] };
    current.forEach((item, index) => pairs.push({ before: old[index] ?? item, after: item, same: true }));
  }
  return [...pairs, ...pairAlike(gap.before, gap.after, likeness)];
}

/** The pairs of two gaps whose likeness is the greatest in all, in the order of both (a longest common subsequence). */
function pairAlike<T>(before: readonly T[], after: readonly T[], likeness: Likeness<T>): Pair<T>[] {
  const [rows, columns] = [before.length, after.length];
  if (rows === 0 || columns === 0 || rows * columns > mostPairs) return unpaired(before, after);
  const oldWords = before.map((item) => countWords(likeness.words(item)));
  const newWords = after.map((item) => countWords(likeness.words(item)));
  const width = columns + 1;
  const alike = new Float64Array(rows * columns);
  const best = new Float64Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const [old, current] = [before[row] as T, after[column] as T];
      const shared = likeness.fits(old, current) ? share(oldWords[row], newWords[column]) : 0;
      const score = shared < leastShared ? 0 : shared;
      alike[row * columns + column] = score;
      best[row * width + column] = Math.max(
        at(best, (row + 1) * width + column),
        at(best, row * width + column + 1),
        score === 0 ? 0 : score + at(best, (row + 1) * width + column + 1),
      );
    }
  }
  return readPairs(before, after, (row, column) => {
    const score = at(alike, row * columns + column);
    const total = at(best, row * width + column);
    if (score > 0 && total === score + at(best, (row + 1) * width + column + 1)) return 'both';
    return total === at(best, (row + 1) * width + column) ? 'before' : 'after';
  });
}

type Step = 'both' | 'before' | 'after';

function readPairs<T>(
  before: readonly T[],
  after: readonly T[],
  step: (row: number, column: number) => Step,
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const next = step(row, column);
    const [old, current] = [before[row] as T, after[column] as T];
    if (next === 'both') pairs.push({ before: old, after: current, same: false });
    else pairs.push(next === 'before' ? { before: old, after: null } : { before: null, after: current });
    if (next !== 'after') row += 1;
    if (next !== 'before') column += 1;
  }
  return [...pairs, ...unpaired(before.slice(row), after.slice(column))];
}

function unpaired<T>(before: readonly T[], after: readonly T[]): Pair<T>[] {
  return [
    ...before.map((item): Pair<T> => ({ before: item, after: null })),
    ...after.map((item): Pair<T> => ({ before: null, after: item })),
  ];
}

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

interface Words {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

function countWords(text: string): Words {
  const counts = new Map<string, number>();
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

/** How much of two texts is the same words, from 0 to 1 (Dice's coefficient over words with their counts). */
function share(some: Words | undefined, others: Words | undefined): number {
  if (!some || !others || some.total + others.total === 0) return 0;
  let shared = 0;
  for (const [word, count] of some.counts) shared += Math.min(count, others.counts.get(word) ?? 0);
  return (2 * shared) / (some.total + others.total);
}
