import type { PushReport } from './push-report.ts';

interface KeyedRow {
  readonly key: string;
}

interface KeyedRows<Row extends KeyedRow> {
  /** What the report calls a row, before its key. */
  readonly folder: string;
  readonly wanted: readonly Row[];
  readonly stored: readonly (Row & { readonly pushed_hash: string | null })[];
  readonly hashOf: (row: Row) => Promise<string>;
}

/**
 * The rows to write. A row that is as the last push wrote it takes the new text; a row that the owner changed is
 * reported and stays. A row that the files no longer hold stays too: the owner takes it out in the shop.
 */
export async function rowsToPush<Row extends KeyedRow>(
  { folder, wanted, stored, hashOf }: KeyedRows<Row>,
  report: PushReport,
): Promise<(Row & { pushed_hash: string })[]> {
  const current = new Map(stored.map((row) => [row.key, row]));
  const changed: (Row & { pushed_hash: string })[] = [];
  for (const row of wanted) {
    const name = `${folder}/${row.key}`;
    const hash = await hashOf(row);
    const known = current.get(row.key);
    if (!known) {
      report.added.push(name);
    } else if (known.pushed_hash === hash) {
      report.unchanged.push(name);
      continue;
    } else if ((await hashOf(known)) !== known.pushed_hash) {
      report.keptEdits.push(name);
      continue;
    } else {
      report.updated.push(name);
    }
    changed.push({ ...row, pushed_hash: hash });
  }
  return changed;
}
