import { strToU8 } from 'fflate';
import { contentTypes, documentFormats, isDocumentFormat, type DocumentFormat } from './document-formats.ts';
import type { License } from './document-labels.ts';
import { buildDocx, needsMeasure } from './docx/build-docx.ts';
import { DocumentError } from './errors.ts';
import { documentModes, fillTemplate } from './fill.ts';
import type { DocumentMode, FilledDocument, FillOptions } from './fill.ts';
import type { FontSource } from './fonts.ts';
import { buildHtml } from './html/build-html.ts';
import { buildPdf, checkPdf, measureDocument } from './pdf/build-pdf.ts';
import type { Template } from './template.ts';
import { buildMarkdown } from './text/render-markdown.ts';
import { buildText } from './text/render-text.ts';
import { buildCsv } from './xlsx/build-csv.ts';
import { buildXlsx } from './xlsx/build-xlsx.ts';

export function isDocumentMode(value: unknown): value is DocumentMode {
  return typeof value === 'string' && (documentModes as readonly string[]).includes(value);
}

/** The formats that a template comes in: Excel and CSV only where it has a workbook. */
export function formatsOf(template: Template): DocumentFormat[] {
  return documentFormats.filter(
    (format) => (format !== 'xlsx' && format !== 'csv') || template.workbook.length > 0,
  );
}

export interface RenderedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Made of the template's slug alone: lower-case letters, digits, hyphens and one dot. */
  readonly fileName: string;
}

export interface RenderInput extends FillOptions {
  readonly template: Template;
  readonly mode: DocumentMode;
  /** Values by placeholder, for the mode `company`; unknown keys are ignored. */
  readonly values?: Readonly<Record<string, string>>;
  readonly format: DocumentFormat;
  readonly license?: License;
  readonly fonts: FontSource;
}

const endings: Readonly<Record<DocumentFormat, string>> = {
  docx: '.docx',
  pdf: '.pdf',
  html: '.html',
  text: '.txt',
  md: '.md',
  gdocx: '-google-docs.docx',
  xlsx: '.xlsx',
  csv: '.csv',
};

/**
 * `slug.docx` for the blank form, `slug-sample.docx` and `slug-company-working-copy.docx` for the others, and
 * `-issue-copy` or `-review-copy` at the end of each without drafting notes, or with every variant.
 */
export function fileNameOf(
  template: Template,
  mode: DocumentMode,
  format: DocumentFormat,
  options: FillOptions = {},
): string {
  return `${template.slug}${fileNameMark(mode, options)}${endings[format]}`;
}

/** The part of a file's name that differs by mode and by what the copy is for. */
export function fileNameMark(mode: DocumentMode, options: FillOptions = {}): string {
  return `${mode === 'blank' ? '' : `-${mode}`}${copyMark(mode, options)}`;
}

function copyMark(mode: DocumentMode, { draftingNotes, variants }: FillOptions): string {
  if (variants === 'margin') return '-review-copy';
  if (draftingNotes === 'hide') return '-issue-copy';
  return mode === 'company' ? '-working-copy' : '';
}

/**
 * Makes one file. The same input gives the same bytes, and in every runtime the same parts of them.
 *
 * @throws DocumentError `unknown_format`, `unknown_mode`, `no_workbook` (Excel or CSV of a template without one),
 *   `font_missing`, `missing_glyphs` (a PDF of an answer with characters that no font has)
 */
export async function renderDocument(input: RenderInput): Promise<RenderedFile> {
  const { template, mode, format } = input;
  if (!isDocumentFormat(format))
    throw new DocumentError('unknown_format', `There is no format "${String(format)}".`);
  if ((format === 'xlsx' || format === 'csv') && template.workbook.length === 0) {
    throw new DocumentError('no_workbook', `"${template.title}" has no workbook.`);
  }
  const document = fillTemplate(template, mode, input.values, input);
  return {
    bytes: await renderFilled(document, input),
    contentType: contentTypes[format],
    fileName: fileNameOf(template, mode, format, input),
  };
}

/**
 * Refuses what `renderDocument` would refuse as a PDF, in a fraction of its time.
 *
 * @throws DocumentError `missing_glyphs`
 */
export function checkPdfGlyphs(input: Omit<RenderInput, 'format'>): Promise<void> {
  return checkPdf(fillTemplate(input.template, input.mode, input.values, input), input);
}

/** The bytes of a filled document in a format. */
export async function renderFilled(
  document: FilledDocument,
  { format, license, fonts }: Pick<RenderInput, 'format' | 'license' | 'fonts'>,
): Promise<Uint8Array> {
  switch (format) {
    case 'docx':
    case 'gdocx': {
      const measured = needsMeasure(document) ? await measureDocument(document, { license, fonts }) : null;
      return buildDocx(document, { license, controls: format === 'docx', measured });
    }
    case 'pdf':
      return buildPdf(document, { license, fonts });
    case 'html':
      return strToU8(buildHtml(document, license));
    case 'text':
      return strToU8(buildText(document, license));
    case 'md':
      return strToU8(buildMarkdown(document, license));
    case 'xlsx':
      return buildXlsx(document, license);
    case 'csv':
      return strToU8(buildCsv(document));
  }
}
