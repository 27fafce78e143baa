import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto.ts';
import { requireData, requireNoError, type PushReport } from './push-report.ts';

/** How the files of one folder become rows of one table, one row for each file. */
export interface RowTarget<Row extends { readonly slug: string }> {
  /** Below `content/`. */
  readonly folder: string;
  parse(source: string, path: string): Row;
  /** The rows that exist, with exactly the fields that `parse` writes. */
  load(client: Client): Promise<Row[]>;
  /** Adds or replaces a row and answers it as stored. */
  save(client: Client, row: Row): Promise<Row>;
  /** Asked before a row is published; rows without it are published at once. */
  readonly factCheck?: FactCheck<Row>;
}

export interface FactCheck<Row> {
  /** The row as it waits for its check. */
  draftOf(row: Row): Row;
  check(client: Client, asked: AskedRow<Row>): Promise<CheckedRow<Row>>;
}

export interface AskedRow<Row> {
  readonly row: Row;
  readonly stored: Row | undefined;
  readonly path: string;
  readonly contentFolder: string;
}

export interface CheckedRow<Row> {
  /** What the database holds until the row is saved. */
  readonly kept: Row;
  readonly findings: readonly string[];
}

/** The hash of no file: a file that was refused is read again by the next push. */
const noFile = '0'.repeat(64);

interface Bookkeeping {
  readonly path: string;
  readonly file_hash: string;
  readonly row_hash: string;
}

/**
 * Files to rows with hash bookkeeping: a new file adds its row; a changed one updates it as long as nobody has edited the row
 * since the last push. An edited or removed row, and one that the owner made under the same name, stays as it is.
 */
export async function pushRows<Row extends { readonly slug: string }>(
  client: Client,
  contentFolder: string,
  target: RowTarget<Row>,
  report: PushReport,
): Promise<void> {
  const rows = new Map((await target.load(client)).map((row) => [row.slug, row]));
  const known = requireData(
    await client.from('content_files').select('path, file_hash, row_hash').like('path', `${target.folder}/%`),
  );
  const pushed = new Map<string, Bookkeeping>(known.map((entry) => [entry.path, entry]));
  const names = await readdir(join(contentFolder, target.folder));
  for (const name of names.filter((entry) => entry.endsWith('.md')).sort()) {
    const path = `${target.folder}/${name}`;
    const source = await readFile(join(contentFolder, path), 'utf8');
    const before = pushed.get(path);
    const fileHash = await sha256Hex(source);
    if (before?.file_hash === fileHash) {
      report.unchanged.push(path);
      continue;
    }
    const row = target.parse(source, path);
    const stored = rows.get(row.slug);
    const storedHash = stored && (await hashOfRow(stored));
    // A push that was interrupted after the row: only its bookkeeping is missing.
    const isThere = storedHash === (await hashOfRow(row));
    const isWaiting = target.factCheck && storedHash === (await hashOfRow(target.factCheck.draftOf(row)));
    if (storedHash !== before?.row_hash && !isThere && !isWaiting) {
      report.keptEdits.push(path);
      continue;
    }
    const asked = { row, stored, path, contentFolder };
    const checked = isThere ? undefined : await target.factCheck?.check(client, asked);
    if (checked && checked.findings.length > 0) {
      await note(client, { path, file_hash: before?.file_hash ?? noFile, row_hash: await hashOfRow(checked.kept) });
      report.refused.push({ path, findings: checked.findings });
      continue;
    }
    const rowHash = await hashOfRow(isThere ? row : await target.save(client, row));
    await note(client, { path, file_hash: fileHash, row_hash: rowHash });
    (before ? report.updated : report.added).push(path);
  }
}

async function note(client: Client, entry: Bookkeeping): Promise<void> {
  requireNoError(await client.from('content_files').upsert({ ...entry, pushed_at: new Date().toISOString() }));
}

/** The same row gives the same hash, whatever the order of its fields and however the database writes its times. */
export function hashOfRow(row: object): Promise<string> {
  const fields = Object.entries(row)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]: [string, unknown]) => [key, key.endsWith('_at') && value ? new Date(value as string).toISOString() : value]);
  return sha256Hex(JSON.stringify(fields));
}
