import { contentTypes, type DocumentFormat } from '../document-formats.ts';
import type { License } from '../document-labels.ts';
import type { FactTexts } from '../facts.ts';
import { fillTemplate, type FieldValues } from '../fill.ts';
import type { FontSource } from '../fonts.ts';
import { fileNameOf, renderFilled, type RenderedFile } from '../render.ts';
import type { Template } from '../template.ts';
import { mergeDocuments, type MergeOptions } from './merge-documents.ts';

/** The formats of a handbook: those of a text. */
export type HandbookFormat = Exclude<DocumentFormat, 'xlsx' | 'csv'>;

/** A template, or a section of the company's own (`parseOwnSection`), with the company's values. */
export interface HandbookChapter {
  readonly template: Template;
  readonly values: FieldValues;
}

export interface HandbookInput extends MergeOptions {
  /** In the order of the handbook. */
  readonly chapters: readonly HandbookChapter[];
  readonly format: HandbookFormat;
  readonly license?: License;
  readonly fonts: FontSource;
  /** The facts by key that the texts insert. */
  readonly facts: FactTexts;
  /** The day, ISO, whose figures hold where a chapter has no effective date. */
  readonly today: string;
}

/**
 * Makes one handbook of several documents, as the company issues it: its values, no drafting notes, no unused parts.
 *
 * @throws DocumentError `no_chapter`, `too_large`, `font_missing`, `missing_glyphs`
 */
export async function renderHandbook(input: HandbookInput): Promise<RenderedFile> {
  const { chapters, format, facts, today } = input;
  const filled = chapters.map(({ template, values }) =>
    fillTemplate(template, 'company', values, { draftingNotes: 'hide', facts, today }),
  );
  const document = mergeDocuments(filled, input);
  return {
    bytes: await renderFilled(document, input),
    contentType: contentTypes[format],
    fileName: fileNameOf(document.template, document.mode, format, { draftingNotes: 'hide' }),
  };
}
