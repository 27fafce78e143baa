import { isFileFormat } from '../contracts/file-formats.ts';
import { contentTypes } from '../documents/mod.ts';
import type { FunctionContext } from '../http/context.ts';
import { exportsBucket } from './export-job.ts';

/** The bytes of an artifact; an error when the storage does not have them. */
export async function readArtifact(context: FunctionContext, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const { data, error } = await context.service().storage.from(exportsBucket).download(path);
  if (error) {
    throw new Error(`storage: ${error.message}`);
  }
  return new Uint8Array(await data.arrayBuffer());
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function contentTypeOf(format: string): string {
  return format === 'zip' || !isFileFormat(format) ? 'application/zip' : contentTypes[format];
}
