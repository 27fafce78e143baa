import { titleContent } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import { documentParts } from '../document-parts.ts';
import type { DocumentParts } from '../document-parts.ts';
import type { Inline, PageBreakBlock } from '../tree.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { mergeInline } from './merge-inline.ts';
import { mergeNotes, withOldNotes } from './old-notes.ts';

/** Two versions of a document as one whose parts say which of them has them. */
export interface Redline {
  /** The newer document with the blocks and the footnotes of both. */
  readonly document: FilledDocument;
  readonly parts: DocumentParts;
  readonly title: readonly Inline[];
  readonly subtitle: readonly Inline[];
  /** The worksheets differ. They are compared as a whole. */
  readonly workbookChanged: boolean;
}

const posterPage: PageBreakBlock = { type: 'pageBreak', sheet: 'sign', name: '' };

/**
 * Compares two versions of one document, both filled the same way. Without what is marked as deleted the result reads as
 * the newer one, without what is marked as inserted as the older one. There is no table of contents in it.
 */
export function compareDocuments(older: FilledDocument, newer: FilledDocument): Redline {
  const before = withOldNotes(older);
  const [old, current] = [documentParts(before), documentParts(newer)];
  const poster = old.poster || current.poster ? mergeBlocks(old.poster ?? [], current.poster ?? []) : null;
  const body = mergeBlocks([...old.lead, ...old.body], [...current.lead, ...current.body]);
  const [oldWords, newWords] = [titleContent(before.template), titleContent(newer.template)];
  return {
    document: {
      ...newer,
      blocks: [...(poster ? [posterPage, ...poster] : []), ...body],
      footnotes: mergeNotes(before.footnotes, newer.footnotes),
    },
    parts: { poster, lead: [], body, titled: old.titled || current.titled },
    title: mergeInline(oldWords.title, newWords.title),
    subtitle: mergeInline(oldWords.subtitle, newWords.subtitle),
    workbookChanged: JSON.stringify(older.workbook) !== JSON.stringify(newer.workbook),
  };
}
