import {
  isFileFormat,
  offeredFormats,
  type FileCopy,
  type FileFormat,
  type FileMode,
  type DownloadFormat,
} from '../contracts/file-formats.ts';
import {
  bundledFonts,
  checkPdfGlyphs,
  DocumentError,
  type FillOptions,
  type License,
  renderDocument,
  type RenderedFile,
} from '../documents/mod.ts';
import { HttpError } from '../http/http-error.ts';
import { valuesFor } from './company-answers.ts';
import type { ListedTemplate } from './list-templates.ts';
import type { StoredTemplate } from './stored-templates.ts';

export interface TemplateRequest {
  readonly format: FileFormat;
  readonly mode: FileMode;
  readonly copy: FileCopy;
  readonly answers?: Readonly<Record<string, string>>;
  readonly license?: License;
  /** The day, ISO, whose figures hold where the document has no effective date. */
  readonly today: string;
}

type ReadTemplate = Pick<StoredTemplate, 'formats' | 'text' | 'facts'>;

/** One template as a file; 400 for a form in which it does not come, and for answers that it cannot hold. */
export async function renderTemplate(source: ReadTemplate, request: TemplateRequest): Promise<RenderedFile> {
  requireFormat(source, request.format);
  return renderDocument({ ...inputOf(source, request), format: request.format }).catch(refuseDocument);
}

/** 400 for answers that the PDF of a template cannot show, without making it. */
export async function checkGlyphsOf(
  source: ReadTemplate,
  request: Omit<TemplateRequest, 'format'>,
): Promise<void> {
  await checkPdfGlyphs(inputOf(source, request)).catch(refuseDocument);
}

function inputOf(source: ReadTemplate, request: Omit<TemplateRequest, 'format'>) {
  const template = source.text;
  return {
    template,
    mode: request.mode,
    ...copyOptions(request.copy),
    values: valuesFor(template, request.answers ?? {}),
    ...(request.license ? { license: request.license } : {}),
    fonts: bundledFonts(),
    facts: source.facts,
    today: request.today,
  };
}

/** For `catch`: what is wrong with a request for a document is a 400 with its field, a fault of ours stays what it is. */
export function refuseDocument(error: unknown): never {
  const isOurs =
    !(error instanceof DocumentError) || error.code === 'font_missing' || error.code === 'fact_missing';
  if (isOurs) throw error;
  throw new HttpError(400, error.code, error.message, { field: error.field });
}

/** What the engine does for a copy. */
export const copyOptions = (copy: FileCopy): FillOptions => ({
  draftingNotes: copy === 'working' ? 'show' : 'hide',
  variants: copy === 'review' ? 'margin' : 'chosen',
});

export function requireFormat({ formats }: Pick<ListedTemplate, 'formats'>, format: DownloadFormat): void {
  if (!isFileFormat(format) || !offeredFormats(formats).includes(format)) {
    throw new HttpError(400, 'unknown_format', 'This template does not come in that format.', {
      field: 'format',
    });
  }
}
