/**
 * The document engine: turns a Markdown template with placeholders into DOCX, PDF, XLSX, CSV, HTML, plain text and Markdown.
 *
 * This file is its public API; nothing outside this folder imports another file of it. README.md is the map of the inside.
 *
 * - Shapes: a source is one string of Markdown with YAML front matter. `parseTemplate` gives a `Template`, an immutable tree
 *   (`Block`, `Inline`) that can be kept and rendered any number of times. Every renderer answers a `RenderedFile`:
 *   bytes, content type and file name.
 * - Units: dates are ISO text (2026-11-21), colors RRGGBB, lengths in points (1/72 inch), sizes in bytes, lines from 1.
 * - Errors: `TemplateError` carries every mistake of a source with its line; `DocumentError` has a `code` that says why a
 *   file cannot be made. Nothing else is thrown on purpose.
 * - Guarantee: the same input gives the same bytes. In Deno and in Node a DOCX or XLSX has the same parts, which each
 *   packs by its own zlib. Nothing reads the clock, the locale or a random number.
 *
 * @example
 * const template = parseTemplate(source, 'templates/core-hr-pack-mn/handbook.md', publisher);
 * const file = await renderDocument({ template, mode: 'blank', format: 'pdf', fonts: bundledFonts() });
 */

// Reading a source.
export { checkTemplate, excuses } from './check-template.ts';
export { DocumentError, TemplateError } from './errors.ts';
export type { DocumentErrorCode, Problem } from './errors.ts';
export { parseTemplate } from './parse-template.ts';
export type { Publisher } from './publisher.ts';
export { readerRevision } from './reader-revision.ts';
export type { Template } from './template.ts';
export { templateOf, treeOf } from './template-tree.ts';
export type { TemplateTree } from './template-tree.ts';

// Making files.
export { buildArchive } from './archive.ts';
export type { ArchiveFile, ArchiveOptions } from './archive.ts';
export { renderCertificate } from './certificate.ts';
export type { CertificateInput } from './certificate.ts';
export { contentTypes } from './document-formats.ts';
export type { DocumentFormat } from './document-formats.ts';
export type { License } from './document-labels.ts';
export { bundledFonts, fontsFrom } from './fonts.ts';
export type { FontName, FontSource } from './fonts.ts';
export { checkPdfGlyphs, fileNameMark, formatsOf, isDocumentMode, renderDocument } from './render.ts';
export type { RenderedFile, RenderInput } from './render.ts';
export { findMissingGlyphs } from './pdf/find-missing-glyphs.ts';

// One handbook of several documents.
export { parseOwnSection } from './merge/own-section.ts';
export { renderHandbook } from './merge/render-handbook.ts';
export type { HandbookChapter, HandbookFormat } from './merge/render-handbook.ts';

// Showing a document on a page.
export { htmlPage } from './html/build-html.ts';
export { publicShare, renderPreview } from './preview.ts';

// Comparing two versions of a document.
export { compareDocuments } from './redline/redline.ts';
export type { Redline } from './redline/redline.ts';
export { listChanges } from './redline/list-changes.ts';
export type { RedlineChange } from './redline/list-changes.ts';
export { redlineFile } from './redline/redline-file.ts';

// Asking for answers.
export { combinationsOf, valuesToTry } from './conditions/combinations.ts';
export { answerNeeds } from './conditions/answer-needs.ts';
export type { AnswerNeeds } from './conditions/answer-needs.ts';

// Measuring and comparing.
export { documentModes, fillTemplate } from './fill.ts';
export { documentText } from './text/render-text.ts';
export type { DocumentMode, FilledDocument, FillOptions } from './fill.ts';
export { isOutdated } from './facts.ts';
export type { FactText, FactTexts } from './facts.ts';
export { countPages } from './pdf/build-pdf.ts';
export type { Block, FilledField, Inline } from './tree.ts';

// Text and fonts, for pictures that are drawn with the same ones.
export { cleanLine, escapeXml, isRightToLeft } from './clean-text.ts';
export { TrueTypeFont } from './pdf/true-type.ts';
