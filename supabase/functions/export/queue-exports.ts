import type { z } from 'zod';
import type { Database } from '../_shared/database/database-types.ts';
import { offeredFormats, type FileFormat } from '../_shared/contracts/file-formats.ts';
import type { exportRequestSchema } from '../_shared/contracts/exports-schema.ts';
import { leaseSeconds, type ExportJob } from '../_shared/exports/export-job.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { HttpError, notFound } from '../_shared/http/http-error.ts';
import { listTemplates, type ListedTemplate } from '../_shared/library/list-templates.ts';

type Input = z.output<typeof exportRequestSchema>;

/** The forms of a package's ZIP. */
const archiveFormats: readonly FileFormat[] = ['docx', 'pdf', 'xlsx'];

/** Writes the rows of a request in one statement, leased to the caller, who begins with them at once. */
export async function queueExports(
  context: FunctionContext,
  input: Input,
  requestedBy: string,
): Promise<ExportJob[]> {
  const templates = await chosenTemplates(context, input);
  const row = (file_path: string, format: string, batch_id: string | null = null) => ({
    id: crypto.randomUUID(),
    file_path,
    format,
    batch_id,
    package_name: input.package,
    mode: input.mode,
    copy: input.copy,
    requested_by: requestedBy,
    lease: crypto.randomUUID(),
    lease_until: new Date(context.now().getTime() + leaseSeconds * 1000).toISOString(),
    attempts: 1,
  });
  if (input.format !== 'zip') {
    return insert(
      context,
      templates.map(({ path }) => row(path, input.format)),
    );
  }
  const archive = row(`templates/${input.package}`, 'zip');
  const parts = templates.flatMap(({ path, formats }) =>
    archiveFormats
      .filter((format) => formats.includes(format))
      .map((format) => row(path, format, archive.id)),
  );
  return insert(context, [...parts, archive]);
}

/** A row that failed, from the beginning. A ZIP's own failed files are begun again with it. */
export async function restartExport(context: FunctionContext, id: string): Promise<ExportJob[]> {
  const { data, error } = await context
    .service()
    .from('exports')
    .select('id')
    .eq('batch_id', id)
    .eq('status', 'failed');
  if (error) {
    throw databaseError(error);
  }
  const jobs: ExportJob[] = [];
  for (const part of [...data.map((row) => row.id), id]) {
    jobs.push(...(await restart(context, part)));
  }
  if (jobs.length === 0) {
    throw notFound('There is no such export, or it is being made right now.');
  }
  return jobs;
}

async function restart(context: FunctionContext, id: string): Promise<ExportJob[]> {
  const { data, error } = await context
    .service()
    .rpc('restart_export', { export_id: id, lease_seconds: leaseSeconds });
  if (error) {
    throw databaseError(error);
  }
  return data;
}

async function chosenTemplates(context: FunctionContext, input: Input): Promise<ListedTemplate[]> {
  const all = await listTemplates(context, { packages: [input.package] });
  if (input.format === 'zip') {
    return all;
  }
  const { format } = input;
  return input.files.map((path) => {
    const template = all.find((candidate) => candidate.path === path);
    if (!template) {
      throw new HttpError(400, 'unknown_template', `There is no template ${path}.`, { field: 'files' });
    }
    if (!offeredFormats(template.formats).includes(format)) {
      throw new HttpError(400, 'unknown_format', `${path} does not come in that format.`, {
        field: 'format',
      });
    }
    return template;
  });
}

type NewExport = Database['public']['Tables']['exports']['Insert'];

/** In one statement, so that no worker finds an archive whose files are not there yet; the archive comes last. */
async function insert(context: FunctionContext, rows: readonly NewExport[]): Promise<ExportJob[]> {
  const { data, error } = await context
    .service()
    .from('exports')
    .insert([...rows])
    .select('*');
  if (error) {
    throw databaseError(error);
  }
  const place = new Map(rows.map(({ id }, index) => [id, index]));
  return data.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
