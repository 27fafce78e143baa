import { plural } from '@/lib/text/format';

export interface FileChange {
  /** ISO date. */
  readonly saved_on: string;
  readonly title: string;
  readonly version: string;
  /** The file's first version. */
  readonly is_first: boolean;
  /** Empty if there is no note. */
  readonly changes: string;
}

export interface DayOfChanges {
  readonly date: string;
  readonly changes: readonly string[];
}

/** More new files than this on one day are counted instead of named: a whole pack was published. */
const mostNamed = 3;

/** A product's changelog in the order of the rows: newest first. */
export function changesByDay(rows: readonly FileChange[]): DayOfChanges[] {
  const days = new Map<string, FileChange[]>();
  for (const row of rows) {
    days.set(row.saved_on, [...(days.get(row.saved_on) ?? []), row]);
  }
  return [...days].map(([date, all]) => {
    const first = all.filter(({ is_first }) => is_first);
    const published =
      first.length > mostNamed
        ? [`Published: ${plural(first.length, 'document')}`]
        : first.map(({ title, version }) => `New document: ${title}, version ${version}`);
    const changed = all
      .filter(({ is_first }) => !is_first)
      .map(({ title, version, changes }) => `${title}, version ${version}. ${changes || 'Corrected.'}`);
    return { date, changes: [...changed, ...published] };
  });
}
