import { isFileCopy, isFileFormat, isFileMode } from '../contracts/file-formats.ts';
import { packageIds } from '../contracts/products.ts';
import { buildArchive, fileNameMark, isDocumentMode, type RenderedFile } from '../documents/mod.ts';
import { publisher } from '../library/publisher.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import { HttpError } from '../http/http-error.ts';
import { archiveFolders } from '../library/archive-folders.ts';
import { figuresIn } from '../library/fact-texts.ts';
import { copyOptions, renderTemplate } from '../library/render-template.ts';
import { releaseDay } from '../library/list-templates.ts';
import { loadTemplate } from '../library/stored-templates.ts';
import { testCompany } from '../library/test-company.ts';
import { sha256Hex } from '../links/crypto.ts';
import { baseName, readArtifact } from './artifact-file.ts';
import { exportsBucket, type ExportJob } from './export-job.ts';
import { shopToday } from '../http/shop-today.ts';

/** Raised when the documents come out different from the same text, so that older artifacts are not handed out again. */
const documentsRevision = 10;

export interface Artifact {
  readonly path: string;
  readonly bytes: number;
  /** What the artifact was made from; the same means the same bytes. */
  readonly hash: string;
  readonly revision: number | null;
}

/** Makes the file of a job and stores it, unless the same has been made before. */
export function makeArtifact(context: FunctionContext, job: ExportJob): Promise<Artifact> {
  return job.format === 'zip' ? makeArchive(context, job) : makeFile(context, job);
}

async function makeFile(context: FunctionContext, job: ExportJob): Promise<Artifact> {
  const { format, mode, copy } = job;
  if (!isFileFormat(format) || !isFileMode(mode) || !isFileCopy(copy)) {
    throw new HttpError(400, 'unknown_format', 'There is no such format, mode or copy.');
  }
  const template = await loadTemplate(context, { packages: packageIds, path: job.file_path });
  const today = await shopToday(context);
  const figures = figuresIn(template.text.facts, template.facts, today);
  const hash = await sha256Hex(
    `${documentsRevision} ${template.contentHash} ${format} ${mode} ${copy}${figures}`,
  );
  const known = await findArtifact(context, hash);
  if (known) {
    return { ...known, hash, revision: template.revision };
  }
  const file = await renderTemplate(template, { format, mode, copy, answers: testCompany, today });
  return {
    ...(await store(context, job.package_name, hash, file)),
    hash,
    revision: template.revision,
  };
}

/** A ZIP of the files that were made for it. */
async function makeArchive(context: FunctionContext, job: ExportJob): Promise<Artifact> {
  const parts = await partsOf(context, job);
  const failed = parts.filter(({ status }) => status !== 'completed');
  if (parts.length === 0 || failed.length > 0) {
    throw new HttpError(
      409,
      'parts_missing',
      `${failed.length} of ${parts.length} files could not be made: ${failed.map(({ file_path }) => file_path).join(', ')}`,
    );
  }
  const hash = await sha256Hex(
    `zip ${documentsRevision} ${parts.map(({ content_hash }) => content_hash).join(' ')}`,
  );
  const known = await findArtifact(context, hash);
  if (known) {
    return { ...known, hash, revision: null };
  }
  const work = { from: hash, line: 'export', signal: never } as const;
  const named = await context.makeFile(work, () => buildExport(context, job, parts));
  return { ...(await store(context, job.package_name, hash, named)), hash, revision: null };
}

/** The worker that makes it waits for it to the end. */
const never = new AbortController().signal;

async function buildExport(
  context: FunctionContext,
  job: ExportJob,
  parts: readonly ExportJob[],
): Promise<RenderedFile> {
  const { title, version } = await packageOf(context, job.package_name);
  const released = await releaseDays(context, parts);
  const files = await Promise.all(
    parts.map(async ({ artifact_path, file_path, format, revision }) => {
      const path = artifact_path ?? '';
      const folder = archiveFolders.find(([candidate]) => candidate === format)?.[1] ?? 'Files';
      return {
        name: `${folder}/${baseName(path)}`,
        bytes: await readArtifact(context, path),
        date: released.get(`${file_path} ${revision}`),
      };
    }),
  );
  const archive = await buildArchive(files, {
    publisher,
    title,
    readMe: `${title}, version ${version}, every document in Word and PDF, calendars and trackers also in Excel. manifest.json lists each file with its SHA-256 sum.`,
  });
  return { ...archive, fileName: archiveName(job) };
}

function archiveName({ package_name, mode, copy }: ExportJob): string {
  const mark = isDocumentMode(mode) && isFileCopy(copy) ? fileNameMark(mode, copyOptions(copy)) : '';
  return `${package_name}${mode === 'blank' ? '-blank' : ''}${mark}.zip`;
}

/** When the texts of the parts were released, by path and revision. */
async function releaseDays(
  context: FunctionContext,
  parts: readonly ExportJob[],
): Promise<ReadonlyMap<string, string>> {
  const { data, error } = await context
    .service()
    .from('template_versions')
    .select('revision, published_at, released_on, templates!inner(path)')
    .in('templates.path', [...new Set(parts.map(({ file_path }) => file_path))]);
  if (error) {
    throw databaseError(error);
  }
  return new Map(data.map((text) => [`${text.templates.path} ${text.revision}`, releaseDay(text)]));
}

async function partsOf(context: FunctionContext, job: ExportJob): Promise<ExportJob[]> {
  const { data, error } = await context
    .service()
    .from('exports')
    .select('*')
    .eq('batch_id', job.id)
    .order('file_path')
    .order('format');
  if (error) {
    throw databaseError(error);
  }
  return data;
}

async function packageOf(context: FunctionContext, id: string): Promise<{ title: string; version: string }> {
  const { data, error } = await context
    .service()
    .from('template_packages')
    .select('title, version')
    .eq('id', id)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data ?? { title: id, version: '1.0' };
}

async function findArtifact(
  context: FunctionContext,
  hash: string,
): Promise<Pick<Artifact, 'path' | 'bytes'> | null> {
  const { data, error } = await context
    .service()
    .from('exports')
    .select('artifact_path, size_bytes')
    .eq('content_hash', hash)
    .eq('status', 'completed')
    .limit(1)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data?.artifact_path ? { path: data.artifact_path, bytes: data.size_bytes ?? 0 } : null;
}

async function store(
  context: FunctionContext,
  packageName: string,
  hash: string,
  file: RenderedFile,
): Promise<Pick<Artifact, 'path' | 'bytes'>> {
  const path = `${packageName}/${hash.slice(0, 32)}/${file.fileName}`;
  const { error } = await context
    .service()
    .storage.from(exportsBucket)
    .upload(path, file.bytes, { contentType: file.contentType, upsert: true });
  if (error) {
    throw new Error(`storage: ${error.message}`);
  }
  return { path, bytes: file.bytes.byteLength };
}
