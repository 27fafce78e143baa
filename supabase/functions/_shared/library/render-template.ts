import {
  isFileFormat,
  offeredFormats,
  type FileFormat,
  type FileMode,
  type DownloadFormat,
} from '../contracts/file-formats.ts';
import type { License } from '../documents/document-words.ts';
import { bundledFonts } from '../documents/fonts.ts';
import { renderDocument, type RenderedFile } from '../documents/render.ts';
import { HttpError } from '../http/http-error.ts';
import { valuesFor } from './company-answers.ts';
import { parsedTemplate } from './parsed-template.ts';
import type { StoredTemplate } from './stored-templates.ts';

export interface TemplateRequest {
  readonly format: FileFormat;
  readonly mode: FileMode;
  readonly answers?: Readonly<Record<string, string>>;
  readonly license?: License;
}

/** One template as a file; 400 for a form in which it does not come. */
export function renderTemplate(source: StoredTemplate, request: TemplateRequest): Promise<RenderedFile> {
  requireFormat(source, request.format);
  const template = parsedTemplate(source);
  return renderDocument({
    template,
    mode: request.mode,
    values: valuesFor(template, request.answers ?? {}),
    format: request.format,
    ...(request.license ? { license: request.license } : {}),
    fonts: bundledFonts(),
  });
}

export function requireFormat({ formats }: Pick<StoredTemplate, 'formats'>, format: DownloadFormat): void {
  if (!isFileFormat(format) || !offeredFormats(formats).includes(format)) {
    throw new HttpError(400, 'unknown_format', 'This template does not come in that format.', {
      field: 'format',
    });
  }
}
