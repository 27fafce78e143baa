import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { sha256Hex } from '../../supabase/functions/_shared/links/crypto.ts';
import type { PullReport } from './pull-report.ts';
import { requireData, requireNoError } from './push-report.ts';
import { hashOfRow, type RowTarget } from './push-rows.ts';

/** How a row becomes the front matter and the body of its file: the other way round of `RowTarget.parse`. */
export interface RowFile<Row> {
  matterOf(row: Row): Readonly<Record<string, unknown>>;
  bodyOf(row: Row): string;
}

/** The file with the new values; what did not change keeps its order, its quotes and its comments. */
export function writeTextFile(
  before: string,
  matter: Readonly<Record<string, unknown>>,
  body: string,
): string {
  const end = before.indexOf('\n---\n', 3);
  const document = parseDocument(before.startsWith('---\n') && end > 0 ? before.slice(4, end + 1) : '');
  const old = (document.toJS() ?? {}) as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(matter)) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (isEmpty) document.delete(key);
    else if (JSON.stringify(old[key]) !== JSON.stringify(value)) document.set(key, value);
  }
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n\n${body.trim()}\n`;
}

/**
 * Writes the published rows that the owner made or edited since the last push back to their files, and notes that row and
 * file agree. A row that a file cannot say (a description that is too short, say) is reported with the reason.
 */
export async function pullRows<Row extends { readonly slug: string; readonly status: string }>(
  client: Client,
  contentFolder: string,
  target: RowTarget<Row> & RowFile<Row>,
  report: PullReport,
): Promise<void> {
  const known = requireData(
    await client.from('content_files').select('path, row_hash').like('path', `${target.folder}/%`),
  );
  const pushed = new Map(known.map(({ path, row_hash }) => [path, row_hash]));
  for (const row of await target.load(client)) {
    const path = `${target.folder}/${row.slug}.md`;
    const rowHash = await hashOfRow(row);
    if (row.status !== 'published' || pushed.get(path) === rowHash) {
      report.unchanged.push(path);
      continue;
    }
    const before = await readFile(join(contentFolder, path), 'utf8').catch(() => '');
    const source = writeTextFile(before, target.matterOf(row), target.bodyOf(row));
    const reason = await whyNot(target, row, source, path);
    if (reason !== null) {
      report.notWritten.push({ path, reason });
      continue;
    }
    await writeFile(join(contentFolder, path), source);
    requireNoError(
      await client.from('content_files').upsert({
        path,
        file_hash: await sha256Hex(source),
        row_hash: rowHash,
        pushed_at: new Date().toISOString(),
      }),
    );
    report.written.push(path);
  }
}

/** Null when the file says what the row says, except for the time of day, which a file does not hold. */
async function whyNot<Row extends { readonly slug: string }>(
  target: RowTarget<Row>,
  row: Row,
  source: string,
  path: string,
): Promise<string | null> {
  try {
    const sameDay = (value: object) =>
      Object.fromEntries(
        Object.entries(value).map(([key, field]) => [
          key,
          key.endsWith('_at') ? String(field).slice(0, 10) : field,
        ]),
      );
    const [fromFile, fromShop] = await Promise.all(
      [target.parse(source, path), row].map((value) => hashOfRow(sameDay(value))),
    );
    return fromFile === fromShop ? null : 'a file cannot say all that the shop has';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
