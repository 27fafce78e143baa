import { z } from 'zod';
import { fileCopies, fileFormats, fileModes, type FileFormat } from '../contracts/file-formats.ts';
import type { FactText, FactTexts, RenderedFile } from '../documents/mod.ts';
import { unpackFiles } from '../files/packed-files.ts';
import type { FunctionContext } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import type { TemplateRequest } from './render-template.ts';
import type { TextName } from './parsed-template.ts';

const licenseSchema = z.strictObject({
  holder: z.string(),
  order: z.string(),
  key: z.string(),
  preparedBy: z.string().exactOptional(),
});

const factSchema = z.strictObject({
  text: z.string().nullable(),
  number: z.string().nullable(),
  asOf: z.string(),
  source: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  yearly: z
    .strictObject({
      name: z.string(),
      publisher: z.strictObject({ name: z.string(), url: z.string() }),
      next: z.string().nullable(),
    })
    .exactOptional(),
}) satisfies z.ZodType<FactText>;

/** What the function `render-files` takes: which stored texts, and all that to make of them, so that it looks nothing up again. */
export const renderFilesSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        path: z.string().max(200),
        contentHash: z.string().min(1).max(64),
        format: z.enum(fileFormats),
      }),
    )
    .min(1)
    .max(1_000),
  mode: z.enum(fileModes),
  copy: z.enum(fileCopies),
  answers: z.record(z.string(), z.string()),
  facts: z.array(z.tuple([z.string(), factSchema])).max(1_000),
  license: licenseSchema.exactOptional(),
  today: z.iso.date(),
});
export type RenderFilesRequest = z.output<typeof renderFilesSchema>;

interface WantedFile {
  readonly template: TextName;
  readonly format: FileFormat;
}

interface WantedFiles {
  readonly wanted: readonly WantedFile[];
  /** Those of all texts, read once. */
  readonly facts: FactTexts;
  /** Aborted when nobody waits for the files any more. */
  readonly signal: AbortSignal;
}

/**
 * The files in the order asked for, each the same as `renderTemplate` makes it, in as many calls of `render-files` as they need:
 * one hosted call has no processor time for all of them.
 */
export async function renderInCalls(
  context: Pick<FunctionContext, 'config' | 'fetch'>,
  { wanted, facts, signal }: WantedFiles,
  { answers = {}, ...request }: Omit<TemplateRequest, 'format'>,
): Promise<RenderedFile[]> {
  const made: RenderedFile[] = [];
  while (made.length < wanted.length) {
    const files = wanted.slice(made.length).map(({ template: { path, contentHash }, format }) => ({
      path,
      contentHash,
      format,
    }));
    const body = { files, answers, facts: [...facts], ...request };
    made.push(...(await callOnce(context, body, signal)));
  }
  return made;
}

async function callOnce(
  { config, fetch }: Pick<FunctionContext, 'config' | 'fetch'>,
  body: RenderFilesRequest,
  signal: AbortSignal,
): Promise<RenderedFile[]> {
  const response = await fetch(`${config.supabaseUrl}/functions/v1/render-files`, {
    method: 'POST',
    headers: { apikey: config.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) {
    throw await failureOf(response);
  }
  const made = unpackFiles(await response.arrayBuffer());
  if (made.length === 0) {
    throw new Error('render-files sent no file.');
  }
  return made;
}

const refusalSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }),
});

/** What is wrong with the buyer's answers is told to the buyer; all else is a fault inside. */
async function failureOf(response: Response): Promise<Error> {
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
  if (response.status === 400 && refusal.success) {
    const { code, message, field } = refusal.data.error;
    return new HttpError(400, code, message, { field });
  }
  return new Error(`render-files: ${response.status}`);
}
