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
  DocumentError,
  type FillOptions,
  type License,
  renderDocument,
  type RenderedFile,
} from '../documents/mod.ts';
import { HttpError } from '../http/http-error.ts';
import { valuesFor } from './company-answers.ts';
import { parsedTemplate } from './parsed-template.ts';
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

/** One template as a file; 400 for a form in which it does not come. */
export async function renderTemplate(
  source: StoredTemplate,
  request: TemplateRequest,
): Promise<RenderedFile> {
  requireFormat(source, request.format);
  const template = parsedTemplate(source);
  const made = renderDocument({
    template,
    mode: request.mode,
    ...copyOptions(request.copy),
    values: valuesFor(template, request.answers ?? {}),
    format: request.format,
    ...(request.license ? { license: request.license } : {}),
    fonts: bundledFonts(),
    facts: source.facts,
    today: request.today,
  });
  return made.catch((error: unknown) => {
    if (!(error instanceof DocumentError) || error.code !== 'missing_glyphs') throw error;
    throw new HttpError(400, error.code, error.message, { field: error.field });
  });
}

/** What the engine does for a copy. */
export const copyOptions = (copy: FileCopy): FillOptions => ({
  draftingNotes: copy === 'working' ? 'show' : 'hide',
  variants: copy === 'review' ? 'margin' : 'chosen',
});

export function requireFormat({ formats }: Pick<StoredTemplate, 'formats'>, format: DownloadFormat): void {
  if (!isFileFormat(format) || !offeredFormats(formats).includes(format)) {
    throw new HttpError(400, 'unknown_format', 'This template does not come in that format.', {
      field: 'format',
    });
  }
}
